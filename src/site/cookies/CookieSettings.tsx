import { useSelector } from '@xstate/react';
import { useState } from 'react';
import {
  mustBeTouched,
  optionsAtFirst,
  type CookieOptions,
} from '../../../machines/site/cookies/choice.ts';
import { useAddress, useRuntime } from '../../runtime/context.tsx';
import { FailureNotice } from '../../runtime/flows/failure-notice.tsx';
import { useT } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { failureWords } from '../../ui/failure-words.ts';
import { Locked } from '../../ui/Locked.tsx';
import { cookiesOf } from './actor.ts';
import { Answers } from './Answers.tsx';
import * as css from './cookies.css.ts';

/**
 * The cookies that may be used, group by group; in the window of the notice and among a player's settings
 * (COOK-01, PROF-11).
 */
export default function CookieSettings() {
  const t = useT();
  const address = useAddress();
  const actor = cookiesOf(useRuntime());
  const { choice, policy, failure } = useSelector(actor, ({ context }) => context);
  const held = optionsAtFirst(choice, policy);
  const [draft, setDraft] = useState({ of: held, options: held });
  // A choice of another tab, for instance, replaces unsaved changes.
  const options = isSame(draft.of, held) ? draft.options : held;
  const [chosenHere, setChosenHere] = useState<CookieOptions>();
  const choose = (chosen: CookieOptions): void => {
    setChosenHere(chosen);
    setDraft({ of: chosen, options: chosen });
    actor.send({ type: 'choice.made', options: chosen });
  };
  /** The choice made here is the one that holds, and the one that the boxes show. */
  const isSaved =
    chosenHere !== undefined &&
    choice !== undefined &&
    failure === undefined &&
    isSame(chosenHere, held) &&
    isSame(options, held);
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
      <Groups
        options={options}
        onEdit={(change) => {
          setDraft({ of: held, options: { ...options, ...change } });
        }}
      />
      <Button
        look="secondary"
        wide
        inactive={isSame(options, held) && mustBeTouched(choice, policy)}
        onClick={() => {
          choose(options);
        }}
      >
        {t('cookies.save')}
      </Button>
      {/* It is there before its first words, so that they are heard. */}
      <output className={css.saved}>{isSaved && t('cookies.saved')}</output>
      <p>
        <a href={address('/cookie-policy')}>{t('cookies.policy')}</a>
      </p>
    </div>
  );
}

interface GroupsProps {
  readonly options: CookieOptions;
  readonly onEdit: (change: Partial<CookieOptions>) => void;
}

/** Boxes and no switches: nothing holds before it is saved. */
function Groups({ options, onEdit }: GroupsProps) {
  const t = useT();
  const groupOf = (
    name: 'performanceFunctional' | 'marketing',
    title: 'cookies.performance.title' | 'cookies.marketing.title',
    body: 'cookies.performance.body' | 'cookies.marketing.body',
  ) => (
    <Checkbox
      name={name}
      label={<span className={css.group}>{t(title)}</span>}
      help={t(body)}
      checked={options[name]}
      onChange={(event) => {
        onEdit({ [name]: event.target.checked });
      }}
    />
  );
  return (
    <>
      <Locked
        label={<span className={css.group}>{t('cookies.essentials.title')}</span>}
        hint={t('cookies.essentials.body')}
      />
      {groupOf('performanceFunctional', 'cookies.performance.title', 'cookies.performance.body')}
      {groupOf('marketing', 'cookies.marketing.title', 'cookies.marketing.body')}
    </>
  );
}

const isSame = (one: CookieOptions, other: CookieOptions): boolean =>
  one.performanceFunctional === other.performanceFunctional && one.marketing === other.marketing;
