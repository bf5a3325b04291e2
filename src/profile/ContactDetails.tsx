import type { Schemas } from '../../openapi/types.ts';
import * as list from '../access/account/account.css.ts';
import { playerNumberOf } from '../runtime/player/player-number.ts';
import { Support } from '../runtime/help/support.tsx';
import { useLocale } from '../runtime/context.tsx';
import { formatDay } from '../locale/dates.ts';
import { languageTag } from '../locale/locale.ts';
import { useT } from '../texts/index.ts';
import { classes } from '../ui/classes.ts';
import { Copyable } from '../ui/Copyable.tsx';
import { useCountryName } from './address/Address.tsx';
import * as css from './profile.css.ts';
import { Section } from './Section.tsx';

/** The details that decide about identity, market and currency: shown here, changed by the support (PROF-11). */
export function ContactDetails({ account }: { account: Schemas['PlayerProfile'] }) {
  const t = useT();
  const tag = languageTag(useLocale());
  const { firstName, lastName, email, dateOfBirth, countryCode } = account;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  const country = useCountryName(countryCode);
  const born = dateOfBirth && formatDay(dateOfBirth, tag, 'UTC');
  const entries = [
    [t('account.name'), name],
    [t('account.email'), email],
    [t('field.dateOfBirth.label'), born],
    [t('field.country.label'), country],
  ].filter(([, value]) => value);
  return (
    <Section name="contact" intro={t('profile.contact.intro')}>
      <dl className={classes(list.list, css.wide)}>
        {entries.map(([term, value]) => (
          <div key={term} className={list.entry}>
            <dt>{term}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
        <div className={list.entry}>
          <dt>{t('account.playerId')}</dt>
          <dd>
            <Copyable of={playerNumberOf(account)} />
          </dd>
        </div>
      </dl>
      <Support compact />
    </Section>
  );
}
