/** Says things in the language a reader wants, and always says something. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export const LANGUAGES = ['en', 'pl', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]
/** What everything falls back to. */
export const FALLBACK: Language = 'en'

export type Argument = string | number
export type Arguments = Readonly<Record<string, Argument>>

/** Messages of one language, best source first. */
export interface Spoken {
  language: Language
  sources: readonly string[]
}

/** Messages in the reader's languages, best first. */
export class Words {
  readonly language: Language
  private readonly voices: readonly Voice[]

  constructor(spoken: readonly Spoken[]) {
    this.voices = spoken.map(({ language, sources }) => new Voice(language, sources))
    this.language = spoken[0]?.language ?? FALLBACK
  }

  /** The message, in another language if need be, else key and arguments made readable. */
  say = (key: string, args: Arguments = {}): string => {
    const found = this.find(key, args)
    if (found !== undefined) return found
    const given = Object.values(args).join(', ')
    return given ? `${readable(key)}: ${given}` : readable(key)
  }

  /** The message, in another language if need be; nothing if there is none. */
  find(key: string, args: Arguments = {}): string | undefined {
    let broken: string | undefined
    for (const voice of this.voices) {
      const said = voice.say(key, args)
      if (said?.whole) return said.text
      broken ??= said?.text
    }
    return broken
  }

  /** The attributes of a message: other forms of a name, such as its cases. */
  forms(key: string): Arguments {
    return this.voices.find((voice) => voice.has(key))?.forms(key) ?? {}
  }
}

/** One language. */
class Voice {
  private readonly bundle: FluentBundle
  private readonly variables = new Map<string, readonly string[]>()

  constructor(language: Language, sources: readonly string[]) {
    this.bundle = new FluentBundle(language, { useIsolating: false })
    // Where two sources have a message of one key, the first one's is kept.
    for (const source of sources) this.bundle.addResource(new FluentResource(source))
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key)
  }

  say(key: string, args: Arguments): { text: string; whole: boolean } | undefined {
    const pattern = this.bundle.getMessage(key)?.value
    if (pattern === null || pattern === undefined) return undefined
    const errors: Error[] = []
    const text = this.bundle.formatPattern(pattern, this.completed(key, pattern, args), errors)
    return { text, whole: errors.length === 0 }
  }

  forms(key: string): Arguments {
    const attributes = this.bundle.getMessage(key)?.attributes ?? {}
    return Object.fromEntries(
      Object.entries(attributes).map(([name, pattern]) => [
        name,
        this.bundle.formatPattern(pattern, {}, []),
      ]),
    )
  }

  /** The arguments; a form of a name that was not given is the name itself. */
  private completed(
    key: string,
    pattern: unknown,
    args: Arguments,
  ): Record<string, FluentVariable> {
    const completed: Record<string, FluentVariable> = { ...args }
    for (const wanted of this.wanted(key, pattern)) {
      if (wanted in args) continue
      let name = wanted
      while (name.includes('_') && !(name in args)) name = name.slice(0, name.lastIndexOf('_'))
      const found = args[name]
      if (found !== undefined) completed[wanted] = found
    }
    return completed
  }

  private wanted(key: string, pattern: unknown): readonly string[] {
    let names = this.variables.get(key)
    if (!names) {
      names = [...new Set(variables(pattern))]
      this.variables.set(key, names)
    }
    return names
  }
}

/** The names of the arguments that a pattern uses, without the `$`. */
function variables(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(variables)
  if (node === null || typeof node !== 'object') return []
  const { type, name } = node as { type?: unknown; name?: unknown }
  if (type === 'var' && typeof name === 'string') return [name]
  return Object.values(node).flatMap(variables)
}

/** A key or an identifier as words: `LossesTaken` and `losses-taken` are `losses taken`. */
export function readable(name: string): string {
  return name
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
    .replace(/[\s_-]+/g, ' ')
    .trim()
    .toLowerCase()
}

/** A text as a sentence begins. */
export function capitalised(text: string): string {
  const [first = ''] = text
  return first.toLocaleUpperCase() + text.slice(first.length)
}
