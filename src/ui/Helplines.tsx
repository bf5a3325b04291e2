import { ExternalLink, Phone } from 'lucide-react';
import { dialled, type Helpline } from '../../reference/helplines.ts';
import { useT } from '../texts/index.ts';
import { unseen } from './base.css.ts';
import { LinkButton } from './Button.tsx';
import * as css from './helplines.css.ts';

/** The helplines, each with a way to call and a way to their pages: one press on a phone. */
export const HelplineList = ({ lines }: { lines: readonly Helpline[] }) => (
  <ul className={css.lines}>
    {lines.map((line) => (
      <li key={line.name} className={css.line}>
        <Who {...line} />
        <Ways {...line} />
      </li>
    ))}
  </ul>
);

function Who({ name, area, hours, languages, forAnyTrouble }: Helpline) {
  const t = useT();
  const facts = [
    area,
    forAnyTrouble && t('helplines.forAnyTrouble'),
    hours === 'always' ? t('helplines.always') : hours && t('helplines.workdays', hours),
    languages.length > 0 ? languages.join(', ') : t('helplines.manyLanguages'),
  ].filter((fact) => fact !== undefined);
  return (
    <div className={css.who}>
      <bdi className={css.name}>{name}</bdi>
      <span className={css.facts}>{facts.join(' · ')}</span>
    </div>
  );
}

function Ways({ name, telephone, web }: Helpline) {
  const t = useT();
  return (
    <div className={css.ways}>
      {telephone !== undefined && (
        <LinkButton look="secondary" compact icon={Phone} href={dialled(telephone)}>
          <span className={unseen}>{t('helplines.call', { name })}</span> {telephone}
        </LinkButton>
      )}
      <LinkButton
        look="secondary"
        compact
        icon={ExternalLink}
        href={web}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t('helplines.web')}{' '}
        <span className={unseen}>
          {name} ({t('content.opensInNewTab')})
        </span>
      </LinkButton>
    </div>
  );
}
