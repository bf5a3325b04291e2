import { beforeEach, describe, expect, test, vi } from 'vitest';

/** The state of a sign-up after a reload: each import is the scripts of another page in the same tab. */

const NOW = Date.UTC(2026, 10, 23, 12);
const now = () => NOW;
const EMAIL = 'aino@example.com';

async function nextPage() {
  vi.resetModules();
  const store = await import('../../src/access/sign-up/draft-store.ts');
  const draft = await import('../../src/access/sign-up/draft.ts');
  return { ...store, ...draft };
}

const entry = () => sessionStorage.getItem('signUpDraft');
const sealed = () =>
  vi.waitFor(() => {
    expect(entry()).not.toBe('');
  });

beforeEach(() => {
  sessionStorage.clear();
});

describe('[SIGN-01] the draft of a sign-up', () => {
  test('is opened by the next page of its tab, with what is kept of it alone', async () => {
    const first = await nextPage();
    expect(first.isDraftOpen()).toBe(true);
    first.keepDetails({ email: EMAIL, countryCode: 'NZ', password: 'Correct-Horse-7' }, now);
    first.keepContact(EMAIL, { city: 'Wellington', code: '123456', birthDay: '17' }, now);
    await sealed();
    const second = await nextPage();
    expect(second.isDraftOpen()).toBe(false);
    expect(second.draftDetails(now)).toEqual({});
    await second.openDraft();
    expect(second.isDraftOpen()).toBe(true);
    expect(second.draftDetails(now)).toEqual({ email: EMAIL, countryCode: 'NZ' });
    const contact = { city: 'Wellington', birthDay: '17' };
    expect(second.draftContact(` ${EMAIL.toUpperCase()}`, now)).toEqual(contact);
    expect(second.draftContact('bo@example.com', now)).toEqual({});
  });

  test.each([
    ['half an hour later', 30 * 60_000],
    ['by a clock that was put back', -1],
  ])('is gone %s', async (_, later) => {
    const { keepDetails, draftDetails } = await nextPage();
    keepDetails({ email: EMAIL }, now);
    expect(draftDetails(() => NOW + 30 * 60_000 - 1)).toEqual({ email: EMAIL });
    expect(draftDetails(() => NOW + later)).toEqual({});
    expect(entry()).toBeNull();
  });

  test('does not come back once it is forgotten, though it was being sealed', async () => {
    const page = await nextPage();
    page.keepDetails({ email: EMAIL }, now);
    page.forgetDraft();
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    expect(entry()).toBeNull();
    expect(page.draftDetails(now)).toEqual({});
  });

  test('that another tab has sealed is taken away', async () => {
    const first = await nextPage();
    first.keepDetails({ email: EMAIL }, now);
    await sealed();
    sessionStorage.removeItem('documentSeal');
    const second = await nextPage();
    await second.openDraft();
    expect(second.draftDetails(now)).toEqual({});
    expect(entry()).toBeNull();
  });

  test('of an address with an account leaves where somebody lives', async () => {
    const page = await nextPage();
    page.keepDetails({ email: EMAIL, market: 'CA', countryCode: 'CA', provinceCode: 'QC' }, now);
    page.keepContact(EMAIL, { city: 'Montréal' }, now);
    page.forgetPerson(now);
    expect(page.draftDetails(now)).toEqual({
      market: 'CA',
      countryCode: 'CA',
      provinceCode: 'QC',
    });
    expect(page.draftContact(EMAIL, now)).toEqual({});
  });
});
