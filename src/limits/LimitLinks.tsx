import { useSaferPlayAddress } from '../runtime/help/safer-play.ts';
import { useT, type TextId } from '../texts/index.ts';
import { LinkButton } from '../ui/Button.tsx';

/**
 * The ways to set a limit, to pause and to stop, all of one weight (NS-31).
 * @param first the name of the first way, where a limit is set already
 */
export function LimitLinks({ first = 'home.safer.limits.title' }: { first?: TextId }) {
  const t = useT();
  const saferPlay = useSaferPlayAddress();
  return (
    <>
      <LinkButton look="secondary" wide href={saferPlay('deposit-limits')}>
        {t(first)}
      </LinkButton>
      <LinkButton look="secondary" wide href={saferPlay('break')}>
        {t('home.safer.pause.title')}
      </LinkButton>
      <LinkButton look="secondary" wide href={saferPlay('exclusion')}>
        {t('home.safer.exclusion.title')}
      </LinkButton>
    </>
  );
}
