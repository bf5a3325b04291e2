import { useSelector } from '@xstate/react';
import { useState } from 'react';
import {
  ESSENTIALS_ONLY,
  EVERYTHING,
  type CookieOptions,
} from '../../../machines/site/cookies/choice.ts';
import { useAddress, useRuntime } from '../../app/context.tsx';
import { FailureNotice } from '../../app/failure-notice.tsx';
import { useT } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
import { failureWords } from '../../ui/failure-words.ts';
import { Toggle } from '../../ui/Toggle.tsx';
import { cookiesOf } from './actor.ts';
import * as css from './cookies.css.ts';

/** What may be used, group by group; in the window of the notice and among a player's settings (COOK-01, PROF-11). */
export default function CookieSettings() {
  const t = useT();
  const address = useAddress();
  const actor = cookiesOf(useRuntime());
  const { choice, failure } = useSelector(actor, ({ context }) => context);
  const held = choice?.options ?? EVERYTHING;
  const choose = (options: CookieOptions): void => {
    actor.send({ type: 'choice.made', options });
  };
  return (
    <div className={css.settings}>
      {failure && (
        <FailureNotice
          severity="warning"
          title={t('cookies.unsaved.title')}
          words={failureWords(failure)}
        >
          <p>{t('cookies.unsaved.body')}</p>
        </FailureNotice>
      )}
      {/* Another choice, of another tab for instance, begins the toggles anew. */}
      <Toggles key={JSON.stringify(held)} held={held} onSave={choose} />
      <div className={css.answers}>
        <Button
          look="secondary"
          onClick={() => {
            choose(ESSENTIALS_ONLY);
          }}
        >
          {t('cookies.reject')}
        </Button>
        <Button
          look="secondary"
          onClick={() => {
            choose(EVERYTHING);
          }}
        >
          {t('cookies.accept')}
        </Button>
      </div>
      <p>
        <a href={address('/cookie-policy')}>{t('cookies.policy')}</a>
      </p>
    </div>
  );
}

function Toggles({
  held,
  onSave,
}: {
  held: CookieOptions;
  onSave: (options: CookieOptions) => void;
}) {
  const t = useT();
  const [options, setOptions] = useState(held);
  return (
    <>
      <Toggle
        checked
        disabled
        label={t('cookies.essentials.title')}
        hint={t('cookies.essentials.body')}
      />
      <Toggle
        checked={options.performanceFunctional}
        label={t('cookies.performance.title')}
        hint={t('cookies.performance.body')}
        onChange={(performanceFunctional) => {
          setOptions({ ...options, performanceFunctional });
        }}
      />
      <Toggle
        checked={options.marketing}
        label={t('cookies.marketing.title')}
        hint={t('cookies.marketing.body')}
        onChange={(marketing) => {
          setOptions({ ...options, marketing });
        }}
      />
      <Button
        look="secondary"
        wide
        onClick={() => {
          onSave(options);
        }}
      >
        {t('cookies.save')}
      </Button>
    </>
  );
}
