import type { BreakEvent, BreakScreen } from '../../machines/limits/breaks/setup.ts';
import type { BreakLength } from '../../openapi/reference/break-ends.ts';
import type { Driver } from '../driver.ts';
import { seesFailure } from '../failure.ts';
import type { Person, Place } from '../person.ts';
import { t } from '../texts.ts';

export const LIMITS_PATH = '/en-UN/my-account/gambling-limits';

/** What a length is called on the screen. */
function nameOf(length: BreakLength): RegExp {
  if ('indefinite' in length) return /^Without an end/;
  const [count, unit] = 'days' in length ? [length.days, 'day'] : [length.months, 'month'];
  return new RegExp(`^${count}\\s${unit}${count === 1 ? '(?!s)' : 's'}`);
}

const WORDS = {
  timeout: {
    section: t('breaks.title'),
    confirm: t('breaks.confirm.title'),
    start: /^(Start the break|Starting the break…)$/,
    again: t('breaks.again'),
    longer: 'A longer break holds already',
    failed: t('breaks.failed'),
    notBegun: t('breaks.notBegun'),
    begun: t('onBreak.title'),
  },
  exclusion: {
    section: t('exclusion.title'),
    confirm: t('exclusion.confirm.title'),
    start: /^(Exclude me|Starting the exclusion…)$/,
    again: t('exclusion.again'),
    longer: 'A longer exclusion holds already',
    failed: t('exclusion.failed'),
    notBegun: t('exclusion.notBegun'),
    begun: t('onBreak.title.exclusion'),
  },
} as const;

/** The site offers only what the market does: what is refused all the same is nobody's choice. */
const WRONG = 'Something went wrong on our side.';

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
      'break.confirmed': () =>
        dialog.getByRole('button', { name: words.start }).click({ force: true }),
      'retry.requested': () => dialog.getByRole('button', { name: words.again }).click(),
    },
    see: {
      async choosing() {
        await person.seesNot(dialog);
        await person.sees(section);
      },
      async confirming() {
        await person.sees(dialog, /until|does not end by itself/);
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
