import { useT } from '../../texts/index.ts';
import { LinkButton, type LinkButtonProps } from '../../ui/Button.tsx';
import { useAddress } from '../context.tsx';

/**
 * The people who can say more, first or beside the ways on: wherever money is uncertain or a reference is to be
 * named.
 */
export function Support({
  look = 'secondary',
  ...more
}: Pick<LinkButtonProps, 'look' | 'compact' | 'wide'>) {
  const t = useT();
  const address = useAddress();
  return (
    <LinkButton look={look} {...more} href={address('/contact-live-chat')}>
      {t('action.support')}
    </LinkButton>
  );
}
