import { useLocation } from '@tanstack/react-router';
import { useEffect, type ComponentType } from 'react';
import { usePlayerId } from '../runtime/context.tsx';
import { TalkToSomebody } from '../runtime/help/helplines.tsx';
import { Section, SectionLinks, type PageSection } from '../ui/Sections.tsx';
import { ReminderSection } from './activity-timer/ReminderSection.tsx';
import { BreakSection } from './breaks/BreakSection.tsx';
import { ExclusionSection } from './exclusion/ExclusionSection.tsx';
import * as css from './limits.css.ts';
import { DepositLimits, SpendLimits } from './money-limits/MoneyLimits.tsx';

interface LimitsSection extends PageSection {
  /** The part under the heading. */
  readonly Part: ComponentType;
}

/** The parts of the page in their order. */
const SECTIONS: readonly LimitsSection[] = [
  { id: 'deposit-limits', title: 'limits.deposit.title', Part: DepositLimits },
  { id: 'spend-limits', title: 'limits.spend.title', Part: SpendLimits },
  { id: 'reminder', title: 'reminderSettings.title', Part: ReminderSection },
  { id: 'break', title: 'breaks.title', Part: BreakSection },
  { id: 'exclusion', title: 'exclusion.title', Part: ExclusionSection },
  { id: 'help', title: 'helplines.title', Part: TalkToSomebody },
];

/** The parts of the page; nothing of one player is left for the next. */
export default function Sections() {
  const playerId = usePlayerId();
  useJump();
  return (
    <>
      <SectionLinks to={SECTIONS} />
      <div key={playerId} className={css.sections}>
        {SECTIONS.map(({ id, title, Part }) => (
          <Section key={id} id={id} title={title}>
            <Part />
          </Section>
        ))}
      </div>
    </>
  );
}

/** Goes to the part that the address names: when the browser looked for it, it was not there yet. */
function useJump(): void {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    // The shell moves the focus to a new page, too, and later than its parts.
    const timer = setTimeout(() => {
      const target = hash === '' ? null : document.getElementById(hash);
      target?.focus({ preventScroll: true });
      target?.scrollIntoView();
    });
    return () => {
      clearTimeout(timer);
    };
  }, [hash]);
}
