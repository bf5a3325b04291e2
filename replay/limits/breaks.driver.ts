import type { BreakEvent, BreakScreen } from '../../machines/limits/breaks/setup.ts';
import type { BreakLength } from '../../reference/break-ends.ts';
import type { Driver } from '../driver.ts';
import { seesFailure } from '../failure.ts';
import { literally, type Person, type Place } from '../person.ts';
import { anyText, t, wholeText } from '../texts.ts';

export const LIMITS_PATH = '/en-UN/my-account/gambling-limits';

/** The name of a length on the screen. */
function nameOf(length: BreakLength): RegExp {
  if ('indefinite' in length) return new RegExp(`^${literally(t('breaks.indefinite'))}`);
  const words = 'days' in length ? t('breaks.days', length) : t('breaks.months', length);
  return new RegExp(`^${literally(words)}(?!s)`);
}

const WORDS = {
  timeout: {
    section: t('breaks.title'),
    confirm: t('breaks.confirm.title'),
    start: wholeText('breaks.start', 'breaks.starting'),
    again: t('breaks.again'),
    longer: t('breaks.longer'),
    failed: t('breaks.failed'),
    notBegun: t('breaks.notBegun'),
    begun: t('onBreak.title'),
  },
  exclusion: {
    section: t('exclusion.title'),
    confirm: t('exclusion.confirm.title'),
    start: wholeText('exclusion.start', 'exclusion.starting'),
    again: t('exclusion.again'),
    longer: t('exclusion.longer'),
    failed: t('exclusion.failed'),
    notBegun: t('exclusion.notBegun'),
    begun: t('onBreak.title.exclusion'),
  },
} as const;

/** The site offers only the market's own choices: a refused one is nobody's choice. */
const WRONG = anyText('error.system.error');

const KINDS = { timeout: WORDS.timeout, coolingOff: WORDS.timeout, exclusion: WORDS.exclusion };

/** A break as a person takes it: chosen in its section, confirmed in a window. */
export function breakDriver<P extends Place<P>>(person: Person<P>, kind: keyof typeof KINDS) {
  const words = KINDS[kind];
  const section = person.getByRole('main').getByRole('region', { name: words.section });
  const dialog = person.getByRole('dialog', { name: words.confirm });
  const form = section.getByRole('form', { name: /^How long/ });

  const driver: Driver<BreakEvent, BreakScreen> = {
    perform: {
      async 'break.chosen'({ length }) {
        if (kind === 'coolingOff') {
          const hours = 'days' in length ? length.days * 24 : 0;
          await section
            .getByRole('button', { name: new RegExp(`^Stop for ${hours}\\shours$`) })
            .click();
          return;
        }
        await form.getByRole('radio', { name: nameOf(length) }).check();
        await form.getByRole('button', { name: t('breaks.continue') }).click();
      },
      'break.cancelled': () => dialog.getByRole('button', { name: t('breaks.back') }).click(),
      'break.confirmed': () => person.insists(dialog.getByRole('button', { name: words.start })),
      'retry.requested': () => dialog.getByRole('button', { name: words.again }).click(),
    },
    see: {
      async choosing() {
        await person.seesNot(dialog);
        await person.sees(section);
      },
      async confirming() {
        await person.sees(dialog, anyText('breaks.confirm.until', 'breaks.confirm.indefinite'));
        await person.sees(dialog, t('breaks.confirm.fixed'));
        await person.seesNot(dialog.getByText(words.failed));
      },
      async asking() {
        await person.seesBusy(dialog.getByRole('button', { name: words.start }));
      },
      async failed(failure) {
        const isRefused = failure === 'refused' || failure === 'invalid';
        await person.sees(dialog, isRefused ? words.notBegun : words.failed);
        if (failure) await seesFailure(person, dialog, failure, { invalid: WRONG });
      },
      async begun() {
        await person.isAt(/\/break$/);
        await person.sees(person.getByRole('heading', { name: words.begun, level: 1 }));
      },
    },
  };
  return { ...driver, section, dialog, longer: section.getByText(words.longer) };
}
