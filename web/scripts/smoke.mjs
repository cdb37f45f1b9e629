// Plays a match in a real browser, at random, and looks for what must not be: errors, pages that
// scroll sideways, and whatever axe finds. Needs a running server and a Chromium:
//   CHROMIUM=<path> npm run smoke -- http://127.0.0.1:8000
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { chromium } from 'playwright-core'

const [address = 'http://127.0.0.1:8000', choices = '40'] = process.argv.slice(2)
const SCREENS = [
  { language: 'en', theme: 'light', width: 1920, height: 1080 },
  { language: 'pl', theme: 'dark', width: 768, height: 1024 },
  { language: 'ru', theme: 'contrast', width: 390, height: 844 },
]
const AXE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const CHOICES = [
  '.prompt .curtain',
  '.confirm.armed .primary',
  '.choices .option',
  '.confirm .option',
  '.confirm .default',
].join()

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const browser = await chromium.launch({
  ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
})
const problems = []
for (const screen of SCREENS) await play(screen)
await browser.close()
for (const problem of problems) console.error(problem)
process.exit(problems.length ? 1 : 0)

async function play({ language, theme, width, height }) {
  const name = `${language} ${theme} ${width}x${height}`
  const page = await browser.newPage({ viewport: { width, height } })
  page.setDefaultTimeout(90_000)
  page.on('pageerror', (error) => problems.push(`${name}: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${name}: ${message.text()}`)
  })
  await page.addInitScript(
    ([spoken, shown]) => {
      localStorage.setItem('ostrog-language', spoken)
      localStorage.setItem('ostrog-theme', shown)
    },
    [language, theme],
  )
  await page.goto(address)
  await page.waitForSelector('.quick-play')
  await look(page, `${name}, home`)
  await page.goto(new URL('/new', address).href)
  await page.waitForSelector('.new-match')
  await look(page, `${name}, form`)
  await page.locator('.new-match button[type=submit]').click()
  await page.waitForSelector('.prompt')
  await look(page, `${name}, table`)
  for (let made = 0; made < Number(choices); made += 1) {
    if (await page.locator('.end').count()) break
    await choose(page)
  }
  await look(page, `${name}, ${page.url()}`)
  await page.close()
}

/** Makes one choice at random, when it can be made. */
async function choose(page) {
  await page.waitForFunction(
    (found) => document.querySelector('.end, .notice') || document.querySelector(found),
    CHOICES,
  )
  await page.waitForFunction(() => !document.querySelector('.choices .option[data-disabled]'))
  const buttons = page.locator(CHOICES)
  const number = Math.floor(Math.random() * (await buttons.count()))
  await buttons.nth(number).evaluate((button) => button.click())
  await page.waitForTimeout(100)
}

async function look(page, where) {
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )
  if (sideways) problems.push(`${where}: scrolls sideways`)
  const notice = await page.locator('.notice').allInnerTexts()
  if (notice.length) problems.push(`${where}: says ${notice.join('; ')}`)
  await page.evaluate(axe)
  const { violations } = await page.evaluate((only) => globalThis.axe.run({ runOnly: only }), AXE)
  for (const { id, nodes } of violations) {
    problems.push(`${where}: ${id}: ${nodes.map(({ html }) => html.slice(0, 150)).join(' | ')}`)
  }
  console.log(`looked at ${where}`)
}
