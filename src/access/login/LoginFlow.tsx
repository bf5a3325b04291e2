import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { loginMachine, type LoginEmitted } from '../../../machines/access/login/machine.ts';
import { loginScreen } from '../../../machines/access/login/screen.ts';
import {
  sameScreen,
  useAddress,
  useBrand,
  usePathFor,
  useRuntime,
} from '../../runtime/context.tsx';
import { track } from '../../runtime/tracking/tracking.ts';
import { useFlow, useTold } from '../../runtime/flows/use-flow.ts';
import { usePage } from '../../runtime/pages/use-page.ts';
import { wayBack, withQuery } from '../../runtime/pages/way-back.ts';
import { useT } from '../../texts/index.ts';
import { pushToast } from '../../ui/toasts.ts';
import { forgetDraft } from '../sign-up/draft-store.ts';
import { forgetProgress, writeProgress } from '../sign-up/progress.ts';
import LoginPopup from './LoginPopup.tsx';

/**
 * The login over a page: the popup while it is asked for, and where a login leads. The flow outlives the popup: it
 * announces a login once the session has begun, and nobody is asked to log in any more.
 */
export default function LoginFlow({ asked, onClose }: { asked: boolean; onClose: () => void }) {
  const runtime = useRuntime();
  const brand = useBrand();
  const t = useT();
  const address = useAddress();
  const pathFor = usePathFor();
  const navigate = useNavigate();
  const { state } = useLocation();
  const search = useSearch({ strict: false });
  const { path, staysAfterLogin } = usePage();
  const given = staysAfterLogin ? wayBack(path, search) : undefined;

  const announce = (fact: LoginEmitted): void => {
    switch (fact.type) {
      case 'login.succeeded': {
        // A player who logs in signs up no more: the draft may be another person's.
        forgetDraft();
        forgetProgress();
        const { flow, bonusCode, path: wanted } = fact;
        track('success-login', { flow });
        // Who stays on the page keeps what they see of it: its filters, and how far it is scrolled.
        const stays = staysAfterLogin === true && wanted === path;
        if (stays && bonusCode === undefined) return onClose();
        void navigate({
          href: pathFor(bonusCode === undefined ? wanted : withQuery(wanted, { bonusCode })),
        });
        return;
      }
      case 'signUp.unfinished':
        forgetDraft();
        writeProgress(fact.progress);
        pushToast({ severity: 'warning', message: t('login.signUpUnfinished') });
        // The page may be open already, at its first step.
        void navigate({ href: address('/signup'), state: { signUp: fact.progress.playerId } });
        return;
      case 'coolingOff.failed':
        // LOGIN-07: only logged.
        console.warn('The cooling-off could not be started', fact.failure);
    }
  };
  const actor = useFlow(runtime.bind(loginMachine), announce, {
    input: { defaultPath: brand.redirectAfterLogin },
  });
  const screen = useSelector(actor, loginScreen, sameScreen);

  const { bonusCode } = search;
  useTold(
    actor,
    asked
      ? { type: 'popup.opened', stored: state.from, given, bonusCode }
      : { type: 'popup.closed' },
  );

  if (screen.name === 'closed') return null;
  return (
    <LoginPopup
      screen={screen}
      newPasswordOf={state.newPasswordOf}
      send={(event) => {
        actor.send(event);
      }}
      onClose={onClose}
    />
  );
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The player whose unfinished sign-up goes on here. */
    readonly signUp?: string;
    /** The e-mail address of the account whose password was just set. */
    readonly newPasswordOf?: string;
  }
}
