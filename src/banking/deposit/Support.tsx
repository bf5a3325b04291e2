import { useAddress } from '../../app/context.tsx';
import { useT } from '../../texts/index.ts';
import { LinkButton, type ButtonLook } from '../../ui/Button.tsx';

/** Who can say more, first or beside the ways on: wherever money is uncertain or a reference is to be named. */
export function Support({ look = 'secondary' }: { look?: ButtonLook }) {
  const t = useT();
  const address = useAddress();
  return (
    <LinkButton look={look} href={address('/contact-live-chat')}>
      {t('action.support')}
    </LinkButton>
  );
}
