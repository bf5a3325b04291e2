import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from '../person.ts';

/** A person in front of a browser's page. */
export function personAt(page: Page): Person<Locator> {
  return {
    getByRole: (role, options) => page.getByRole(role, options),
    getByLabel: (text, options) => page.getByLabel(text, options),
    getByText: (text, options) => page.getByText(text, options),
    async sees(place, words) {
      await expect(place).toBeVisible();
      if (words !== undefined) await expect(place).toContainText(words);
    },
    seesNot: (place) => expect(place).toBeHidden(),
    isTold: (place) => expect(place).toBeAttached(),
    isToldAt: (field, words) => expect(field).toHaveAccessibleDescription(words),
    seesBusy: (place) => expect(place).toHaveAttribute('aria-busy', 'true'),
    seesIdle: (place) => expect(place).not.toHaveAttribute('aria-busy', 'true'),
    seesCurrent: (place, kind) => expect(place).toHaveAttribute('aria-current', kind),
    async insists(button) {
      // Forced, a press does not wait until the button stands still and nothing lies over it: it may be lost.
      const isStill = (await button.getAttribute('aria-disabled')) === 'true';
      await button.click({ force: isStill });
    },
    async goTo(path) {
      await page.goto(path);
    },
    async reload() {
      await page.reload();
    },
    isAt: (path) =>
      expect(async () => {
        const { pathname, search, hash } = new URL(page.url());
        expect(pathname + search + hash).toMatch(path);
      }).toPass(),
  };
}
