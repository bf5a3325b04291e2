import { useLayoutEffect, useRef } from 'react';
import { policyOfResidence, type Residence } from '../../../reference/policies.ts';
import { useAddress } from '../../runtime/context.tsx';
import { useT, type TextId, type TextValues } from '../../texts/index.ts';
import { T } from '../../texts/T.tsx';
import { unseen } from '../../ui/base.css.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import * as css from './sign-up.css.ts';

const ALL = 'allConditions';

const MARKETING = 'marketingOptIn';

/** Applies a press on one box to the others. It changes only the boxes, which belong to the form and not to React. */
function boxesOf(group: HTMLFieldSetElement | null, withMarketing: boolean) {
  const boxes = [...(group?.elements ?? [])].filter(
    (box): box is HTMLInputElement => box instanceof HTMLInputElement,
  );
  return {
    all: boxes.find(({ name }) => name === ALL),
    marketing: boxes.find(({ name }) => name === MARKETING),
    each: boxes.filter(({ name }) => name !== ALL && (withMarketing || name !== MARKETING)),
  };
}

function tick(box: HTMLInputElement, checked: boolean): void {
  if (box.checked === checked) return;
  box.checked = checked;
  // The form takes an error away when the field tells that it has changed.
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Terms, cookie policy and marketing, all unticked, and one box that ticks together the ones that its label names;
 * unticking one of them unticks that box (SIGN-15). Where the law of the residence asks for it, marketing is not
 * among them.
 */
export function Conditions(props: {
  readonly marketing: boolean;
  /** Where the person lives, as chosen so far. */
  readonly residence: Residence;
}) {
  const { marketing, residence } = props;
  const t = useT();
  const address = useAddress();
  const group = useRef<HTMLFieldSetElement>(null);
  const withMarketing = policyOfResidence(residence).marketingWithAll;
  const tickedByAll = useRef(false);

  // Another country may have another law: the words of its box then say what its tick means.
  useLayoutEffect(() => {
    const boxes = boxesOf(group.current, withMarketing);
    if (!withMarketing && tickedByAll.current && boxes.marketing) tick(boxes.marketing, false);
    tickedByAll.current = false;
    if (boxes.all) boxes.all.checked = boxes.each.every(({ checked }) => checked);
  }, [withMarketing]);

  const keepTogether = (changed: HTMLInputElement) => {
    const { all, each } = boxesOf(group.current, withMarketing);
    if (all === undefined) return;
    if (changed !== all) {
      if (changed.name === MARKETING) tickedByAll.current = false;
      all.checked = each.every(({ checked }) => checked);
      return;
    }
    tickedByAll.current ||= each.some(({ name, checked }) => name === MARKETING && !checked);
    for (const box of each) tick(box, all.checked);
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
        <Checkbox
          name={ALL}
          label={t(withMarketing ? 'signup.allConditions.label' : 'signup.allConditions.needed')}
        />
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
      <div className={withMarketing ? undefined : css.apart}>
        <Checkbox name={MARKETING} defaultChecked={marketing} label={t('signup.marketing.label')} />
      </div>
    </fieldset>
  );
}

/** A text with a link to its subject, in another tab: the form must not be lost by reading. */
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
