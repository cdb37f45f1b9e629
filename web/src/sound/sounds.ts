/** Short sounds, made here from tones and noise: one's turn, dice that fall, a fight that begins. */

export type Sound = 'turn' | 'dice' | 'fight'

let context: AudioContext | undefined

/** Browsers let a page sound only after somebody has touched it; until then it is silent. */
function sounding(): AudioContext | undefined {
  if (typeof AudioContext === 'undefined') return undefined
  context ??= new AudioContext()
  if (context.state === 'suspended') context.resume().catch(() => undefined)
  return context
}

export function play(sound: Sound): void {
  const audio = sounding()
  if (audio) MAKERS[sound](audio, audio.currentTime)
}

const MAKERS: Readonly<Record<Sound, (audio: AudioContext, at: number) => void>> = {
  turn(audio, at) {
    tone(audio, at, { pitch: 587, length: 0.35, loud: 0.12 })
    tone(audio, at + 0.14, { pitch: 880, length: 0.5, loud: 0.1 })
  },
  dice(audio, at) {
    for (const late of [0, 0.07, 0.12, 0.2, 0.25, 0.36]) knock(audio, at + late)
  },
  fight(audio, at) {
    tone(audio, at, { pitch: 110, to: 55, length: 0.5, loud: 0.3 })
    tone(audio, at + 0.25, { pitch: 98, to: 49, length: 0.6, loud: 0.3 })
  },
}

interface Tone {
  pitch: number
  /** The pitch at its end. */
  to?: number
  length: number
  loud: number
}

function tone(audio: AudioContext, at: number, { pitch, to = pitch, length, loud }: Tone): void {
  const source = audio.createOscillator()
  source.type = 'triangle'
  source.frequency.setValueAtTime(pitch, at)
  source.frequency.exponentialRampToValueAtTime(to, at + length)
  source.connect(fading(audio, at, length, loud))
  source.start(at)
  source.stop(at + length)
}

/** A die against wood: a very short noise. */
function knock(audio: AudioContext, at: number): void {
  const length = 0.04
  const noise = audio.createBuffer(1, audio.sampleRate * length, audio.sampleRate)
  const samples = noise.getChannelData(0)
  for (let each = 0; each < samples.length; each += 1) samples[each] = Math.random() * 2 - 1
  const source = audio.createBufferSource()
  source.buffer = noise
  const wood = audio.createBiquadFilter()
  wood.type = 'bandpass'
  wood.frequency.value = 1400 + Math.random() * 900
  source.connect(wood)
  wood.connect(fading(audio, at, length, 0.35))
  source.start(at)
}

function fading(audio: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = audio.createGain()
  gain.gain.setValueAtTime(loud, at)
  gain.gain.exponentialRampToValueAtTime(0.001, at + length)
  gain.connect(audio.destination)
  return gain
}
