import { existsSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** A reviewer opens the folder from a disk, and has never seen it before. */
const INDEX = new URL('../../dist/atlas/index.html', import.meta.url);
const MOST = 3;

/** A person who presses, and reads the visible text. Typing is no press; opening or choosing something is one. */
class Reviewer {
  presses = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(what: Locator): Promise<void> {
    this.presses += 1;
    await expect(what, 'what is pressed is to be seen').toBeVisible();
    await what.click();
  }

  async follow(name: string | RegExp): Promise<void> {
    await this.press(
      this.page.getByRole('link', { name, exact: typeof name === 'string' }).first(),
    );
  }

  async choose(name: string, option: string | { value: string }): Promise<void> {
    this.presses += 1;
    await this.page.getByRole('combobox', { name, exact: true }).selectOption(option);
  }

  /** Searches, and opens the result with these words. */
  async find(words: string, found: RegExp): Promise<void> {
    const field = this.page.getByRole('combobox', { name: /^Search/ });
    await this.press(field);
    await field.pressSequentially(words);
    await this.press(this.page.getByRole('option', { name: found }).first());
  }

  /**
   * Every text on the page that is drawn, visible and not cut away; not those for scripts or screen readers alone.
   */
  async reads(): Promise<string> {
    return this.page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: string[] = [];
      const range = document.createRange();
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const seen = node.parentElement?.checkVisibility({
          opacityProperty: true,
          visibilityProperty: true,
          contentVisibilityAuto: false,
        });
        range.selectNodeContents(node);
        const { width, height } = range.getBoundingClientRect();
        const folded = node.parentElement?.closest('details:not([open])');
        const isFolded =
          folded instanceof Element && folded.querySelector('summary')?.contains(node) !== true;
        const clip = node.parentElement?.closest('[class]') ?? document.body;
        const isCut = getComputedStyle(clip).clipPath !== 'none';
        if (seen === true && !isFolded && !isCut && width > 1 && height > 1)
          texts.push(node.textContent ?? '');
      }
      return texts.join(' ').replaceAll(/\s+/g, ' ');
    });
  }
}

interface Question {
  readonly asks: string;
  readonly looks: (reviewer: Reviewer) => Promise<void>;
  /** The parts that show then. */
  readonly learns: readonly RegExp[];
}

const QUESTIONS: readonly Question[] = [
  {
    asks: 'What comes after this answer?',
    looks: (reviewer) =>
      reviewer.find('DOCUMENTS_REQUIRED_RESTRICTED', /^answer DOCUMENTS_REQUIRED_RESTRICTED/),
    learns: [/Leads along/i, /Verify document strict/, /From there:/, /chooses to send documents/],
  },
  {
    asks: 'How many wrong codes are there?',
    looks: (reviewer) => reviewer.find('too many wrong codes', /^state Too many attempts/),
    learns: [/Too many wrong codes: this code is void/, /How it is reached/i, /sms\.max\.attempts/],
  },
  {
    asks: 'What ends a session?',
    looks: (reviewer) => reviewer.find('session signing out', /^state Signing out/),
    learns: [/How it is reached/i, /asks to sign out/, /Revokes the session/],
  },
  {
    asks: 'Who decides?',
    looks: (reviewer) =>
      reviewer.find('DOCUMENTS_REQUIRED_RESTRICTED', /^answer DOCUMENTS_REQUIRED_RESTRICTED/),
    learns: [/Decided by/i, /POST \/api\/v1\/player\/wallet\/deposit-allowed/],
  },
  {
    asks: 'Where can a player get stuck?',
    looks: (reviewer) => reviewer.find('deposit dead end', /Deposit/),
    learns: [/no state is a dead end/i],
  },
  {
    asks: 'What is unproven?',
    async looks(reviewer) {
      await reviewer.follow('Requirements');
      await reviewer.choose('Held', 'absent');
    },
    learns: [/absent \d+/, /no test mentions it/, /[A-Z]{2,}-\d\d /],
  },
  {
    asks: 'What differs in Sweden?',
    looks: (reviewer) => reviewer.find('Sweden', /^policy Spelinspektionen/),
    learns: [
      /What differs from the default/,
      /Nobody deposits without a deposit limit\./,
      /By default: Nobody is asked for a deposit limit/,
    ],
  },
  {
    asks: 'What changed since the approval?',
    async looks(reviewer) {
      await reviewer.follow('Deposit');
      await reviewer.follow(/^Approval/);
    },
    learns: [/Approval and changes/, /approve|approval/i, /atlas:check|changed since/],
  },
  {
    asks: 'How is it printed?',
    async looks(reviewer) {
      await reviewer.follow('Deposit');
      await reviewer.follow('Dossier');
    },
    learns: [/A4|PDF/, /print/i],
  },
  {
    asks: 'How is it handed over?',
    async looks(reviewer) {
      await reviewer.follow('Deposit');
      await reviewer.follow('Export');
    },
    learns: [/PDF/, /SCXML/, /SHA256SUMS/],
  },
];

test.beforeEach(() =>
  expect(existsSync(INDEX), 'the atlas is built: npm run atlas:build').toBe(true),
);

for (const { asks, looks, learns } of QUESTIONS) {
  test(`${asks} The index answers in at most ${MOST} presses`, async ({ page }) => {
    const reviewer = new Reviewer(page);
    await page.goto(INDEX.href);
    await expect(page.getByRole('heading', { level: 1, name: 'Flows' })).toBeVisible();
    const before = await reviewer.reads();
    await looks(reviewer);
    await expect(async () => {
      const read = await reviewer.reads();
      for (const part of learns) expect(read).toMatch(part);
    }).toPass();
    expect(
      learns.every((part) => part.test(before)),
      'the answer was no news',
    ).toBe(false);
    expect(reviewer.presses).toBeLessThanOrEqual(MOST);
  });
}

test('what is not to be seen is not read', async ({ page }) => {
  await page.setContent(`<p>open</p><p hidden>hidden</p><p style="opacity:0">faint</p>
    <p style="visibility:hidden">invisible</p><details><summary>more</summary>folded</details>
    <p class="cut" style="clip-path:inset(50%)">cut</p>`);
  expect((await new Reviewer(page).reads()).trim()).toBe('open more');
});
