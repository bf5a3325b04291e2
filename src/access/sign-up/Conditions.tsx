import { useRef } from 'react';
import { useAddress } from '../../app/context.tsx';
import { useT, type TextId, type TextValues } from '../../texts/index.ts';
import { T } from '../../texts/T.tsx';
import { unseen } from '../../ui/base.css.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import * as css from './sign-up.css.ts';

const ALL = 'allConditions';

/**
 * Terms, cookie policy and marketing, all unticked, and one box that ticks them together; unticking
 * one of them unticks that box (SIGN-15). The boxes belong to the form, not to React.
 */
export function Conditions({ marketing }: { marketing: boolean }) {
  const t = useT();
  const address = useAddress();
  const group = useRef<HTMLFieldSetElement>(null);

  const keepTogether = (changed: HTMLInputElement) => {
    const boxes = [...(group.current?.elements ?? [])].filter(
      (box): box is HTMLInputElement => box instanceof HTMLInputElement,
    );
    const all = boxes.find(({ name }) => name === ALL);
    const each = boxes.filter((box) => box !== all);
    if (all === undefined) return;
    if (changed !== all) {
      all.checked = each.every(({ checked }) => checked);
      return;
    }
    for (const box of each.filter(({ checked }) => checked !== all.checked)) {
      box.checked = all.checked;
      // The form takes an error away when the field tells that it has changed.
      box.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };

  return (
    <fieldset
      ref={group}
      className={css.conditions}
      onChange={(event) => {
        if (event.target instanceof HTMLInputElement) keepTogether(event.target);
      }}
    >
      <legend className={unseen}>{t('signup.conditions.legend')}</legend>
      <div className={css.allConditions}>
        <Checkbox name={ALL} label={t('signup.allConditions.label')} />
      </div>
      <Checkbox
        name="termsAndConditions"
        aria-required
        label={<Linked id="signup.terms.label" href={address('/terms')} />}
      />
      <Checkbox
        name="cookiePolicyAccepted"
        aria-required
        label={<Linked id="signup.cookies.label" href={address('/cookie-policy')} />}
      />
      <Checkbox
        name="marketingOptIn"
        defaultChecked={marketing}
        label={t('signup.marketing.label')}
      />
    </fieldset>
  );
}

/** A text with a link to what it speaks of, in another tab: the form must not be lost by reading. */
export function Linked(props: { id: TextId; values?: TextValues; href: string }) {
  const { id, values, href } = props;
  const t = useT();
  return (
    <>
      {/* The words of the link come from the text. */}
      <T id={id} {...(values && { values })} components={{ 0: <NewTabLink href={href} /> }} />
      <span className={unseen}> {t('signup.newTab')}</span>
    </>
  );
}

const NewTabLink = ({ href, children }: { href: string; children?: React.ReactNode }) => (
  <a href={href} target="_blank" rel="noopener">
    {children}
  </a>
);
