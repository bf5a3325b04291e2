import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { button, compact, spinner, wide } from './button.css.ts';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';

export type ButtonLook = keyof typeof button;

interface Looks {
  /** One `primary` per screen. */
  readonly look?: ButtonLook;
  readonly icon?: LucideIcon;
  /** As wide as its container: the submit button of a form. */
  readonly wide?: boolean;
  /** For rows of controls, such as the header. */
  readonly compact?: boolean;
  readonly children: ReactNode;
}

export type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children'> &
  Looks & {
    /** Shows that the answer is awaited; keeps focus and label, and swallows further presses. */
    readonly busy?: boolean;
    /** It can do nothing now: keeps focus and place, and swallows presses. */
    readonly inactive?: boolean;
  };

export function Button(props: ButtonProps) {
  const {
    look = 'primary',
    icon,
    wide: isWide,
    compact: isCompact,
    busy,
    inactive,
    children,
    ...rest
  } = props;
  const { type = 'button', onClick, ...attributes } = rest;
  const isStill = busy === true || inactive === true;
  return (
    <button
      {...attributes}
      type={isStill ? 'button' : type}
      className={classes(button[look], isWide && wide, isCompact && compact)}
      aria-disabled={isStill ? true : undefined}
      aria-busy={busy === true ? true : undefined}
      onClick={isStill ? undefined : onClick}
    >
      {busy === true ? <span className={spinner} /> : icon && <Icon of={icon} />}
      {children}
    </button>
  );
}

export type LinkButtonProps = Omit<ComponentProps<'a'>, 'className' | 'children'> &
  Looks & { readonly href: string };

/** A link that looks like a button: it leads somewhere, and works before any script has run. */
export function LinkButton(props: LinkButtonProps) {
  const { look = 'primary', icon, wide: isWide, compact: isCompact, children, ...rest } = props;
  return (
    <a {...rest} className={classes(button[look], isWide && wide, isCompact && compact)}>
      {icon && <Icon of={icon} />}
      {children}
    </a>
  );
}
