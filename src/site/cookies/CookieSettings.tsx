import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { EVERYTHING, type CookieOptions } from '../../../machines/site/cookies/choice.ts';
import { useAddress, useRuntime } from '../../app/context.tsx';
import { FailureNotice } from '../../app/failure-notice.tsx';
import { useT } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
import { failureWords } from '../../ui/failure-words.ts';
import { Toggle } from '../../ui/Toggle.tsx';
import { cookiesOf } from './actor.ts';
import { Answers } from './Answers.tsx';
import * as css from './cookies.css.ts';

/** What may be used, group by group; in the window of the notice and among a player's settings (COOK-01, PROF-11). */
export default function CookieSettings() {
  const t = useT();
  const address = useAddress();
  const actor = cookiesOf(useRuntime());
  const { choice, failure } = useSelector(actor, ({ context }) => context);
  const held = choice?.options ?? EVERYTHING;
  const [isSaved, setIsSaved] = useState(false);
  const choose = (options: CookieOptions): void => {
    setIsSaved(true);
    actor.send({ type: 'choice.made', options });
  };
  return (
    <div className={css.settings} data-cookie-settings="">
      {failure && (
        <FailureNotice
          severity="warning"
          title={t('cookies.unsaved.title')}
          words={failureWords(failure)}
        >
          <p>{t('cookies.unsaved.body')}</p>
        </FailureNotice>
      )}
      <Answers onChoose={choose} />
      <Toggles held={held} onEdit={setIsSaved} onSave={choose} />
      {/* There before it says anything, so that it is heard. */}
      <output className={css.saved}>{isSaved && !failure && t('cookies.saved')}</output>
      <p>
        <a href={address('/cookie-policy')}>{t('cookies.policy')}</a>
      </p>
    </div>
  );
}

interface TogglesProps {
  readonly held: CookieOptions;
  /** Told with false when a toggle is moved: what is shown is not what holds any more. */
  readonly onEdit: (isSaved: false) => void;
  readonly onSave: (options: CookieOptions) => void;
}

function Toggles({ held, onEdit, onSave }: TogglesProps) {
  const t = useT();
  const [draft, setDraft] = useState({ of: held, options: held });
  // Another choice, of another tab for instance, takes the place of what was not saved.
  const options = isSame(draft.of, held) ? draft.options : held;
  const edit = (change: Partial<CookieOptions>): void => {
    setDraft({ of: held, options: { ...options, ...change } });
    onEdit(false);
  };
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
          edit({ performanceFunctional });
        }}
      />
      <Toggle
        checked={options.marketing}
        label={t('cookies.marketing.title')}
        hint={t('cookies.marketing.body')}
        onChange={(marketing) => {
          edit({ marketing });
        }}
      />
      {/* All groups are on at first (COOK-01): to save them untouched would accept them by accident. */}
      <Button
        look="secondary"
        wide
        inactive={isSame(options, held)}
        onClick={() => {
          onSave(options);
        }}
      >
        {t('cookies.save')}
      </Button>
    </>
  );
}

const isSame = (one: CookieOptions, other: CookieOptions): boolean =>
  one.performanceFunctional === other.performanceFunctional && one.marketing === other.marketing;
