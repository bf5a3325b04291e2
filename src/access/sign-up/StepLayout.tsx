import { HeartHandshake, IdCard, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { SIGN_UP_STEPS, type SignUpStep } from '../../../machines/access/sign-up/screen.ts';
import { useAddress } from '../../runtime/context.tsx';
import { useT, type TextId } from '../../texts/index.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import * as css from './sign-up.css.ts';

export interface StepLayoutProps {
  readonly step: SignUpStep;
  readonly title: string;
  /** Full years, by where the person lives. */
  readonly minimumAge: number;
  readonly intro?: string;
  /** Before the form; beside it where there is room. */
  readonly otherWay?: ReactNode;
  readonly children: ReactNode;
  /** Below the form. */
  readonly after?: ReactNode;
}

const STEP_NAMES = {
  details: 'signup.step.details',
  contactInfo: 'signup.step.contactInfo',
  verification: 'signup.step.verification',
  complete: 'signup.step.complete',
} as const satisfies Record<SignUpStep, TextId>;

/** One of the four steps: its number, its subject, its form, and its help. */
export function StepLayout(props: StepLayoutProps) {
  const { step, title, minimumAge, intro, otherWay, children, after } = props;
  const t = useT();
  return (
    <section className={css.columns} aria-labelledby="sign-up-step">
      <div className={css.top}>
        <Stepper
          steps={SIGN_UP_STEPS.map((name) => t(STEP_NAMES[name]))}
          current={SIGN_UP_STEPS.indexOf(step)}
        />
        <header className={css.head}>
          <h1 id="sign-up-step">{title}</h1>
          {intro !== undefined && <p className={css.intro}>{intro}</p>}
        </header>
      </div>
      <div className={css.otherWay}>{otherWay}</div>
      <div className={css.step}>
        <div className={css.panel}>{children}</div>
        {after}
      </div>
      <Needs minimumAge={minimumAge} late={step === 'verification' || step === 'complete'} />
    </section>
  );
}

/**
 * The things to have at hand, and those that protect the player. `late`: shown only where there is room, since the
 * player has them by then.
 */
function Needs({ minimumAge, late }: { minimumAge: number; late: boolean }) {
  const t = useT();
  const address = useAddress();
  return (
    <aside className={classes(css.needs, late && css.late)} aria-label={t('signup.needs.title')}>
      <h2 className={css.needsTitle}>{t('signup.needs.title')}</h2>
      <ul className={css.needsList}>
        <li className={css.need}>
          <span className={css.needIcon}>
            <Icon of={Smartphone} />
          </span>
          {t('signup.needs.phone')}
        </li>
        <li className={css.need}>
          <span className={css.needIcon}>
            <Icon of={IdCard} />
          </span>
          {t('signup.needs.document')}
        </li>
        <li className={css.need}>
          <span className={css.needIcon} aria-hidden>
            {`${minimumAge}+`}
          </span>
          {t('signup.age', { age: minimumAge })}
        </li>
        <li className={css.need}>
          <span className={css.needIcon}>
            <Icon of={HeartHandshake} />
          </span>
          <span>
            {t('signup.needs.safer')}{' '}
            <a href={address('/responsible-gambling')}>{t('nav.saferPlay')}</a>
          </span>
        </li>
      </ul>
    </aside>
  );
}
