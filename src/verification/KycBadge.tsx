import { CircleCheck, Clock, Hourglass, ShieldAlert, type LucideIcon } from 'lucide-react';
import type { Schemas } from '../../openapi/types.ts';
import { useT, type TextId } from '../texts/index.ts';
import { Icon } from '../ui/Icon.tsx';
import * as css from './documents/documents.css.ts';

type Tone = 'done' | 'wanted' | 'plain';

const ICONS: Readonly<Record<Tone, LucideIcon>> = {
  done: CircleCheck,
  wanted: ShieldAlert,
  plain: Hourglass,
};

/** The name of each level for a player; two of them mean the same to one (C-19). */
const LEVELS = {
  NOT_VERIFIED: ['documents.level.notVerified', 'plain'],
  DATA_VERIFIED: ['documents.level.dataVerified', 'done'],
  PENDING: ['documents.level.pending', 'plain'],
  'FULLY VERIFIED': ['documents.level.full', 'done'],
  'ENHANCED KYC': ['documents.level.enhanced', 'done'],
  EDD_PENDING: ['documents.level.questions', 'wanted'],
  EDD_UNDER_REVIEW: ['documents.level.answersReviewed', 'plain'],
  ENHANCED: ['documents.level.enhanced', 'done'],
  RESTRICTED: ['documents.level.restricted', 'wanted'],
  SUSPENDED: ['documents.level.suspended', 'wanted'],
  PENDING_EXPIRED: ['documents.level.overdue', 'wanted'],
  NOT_REQUIRED: ['documents.level.notRequired', 'done'],
} as const satisfies Readonly<Record<Schemas['KycLevel'], readonly [TextId, Tone]>>;

/** How far the player is verified (DOC-17); nothing is claimed of a level that the site does not know. */
export function KycBadge({ level }: { level: string | undefined }) {
  const t = useT();
  if (level === undefined || !Object.hasOwn(LEVELS, level)) return null;
  const [text, tone] = LEVELS[level as Schemas['KycLevel']];
  return (
    <p className={css.status} {...(tone !== 'plain' && { 'data-tone': tone })}>
      <Icon of={level === 'PENDING_EXPIRED' ? Clock : ICONS[tone]} />
      <span>
        {t('documents.level.label')}: {t(text)}
      </span>
    </p>
  );
}
