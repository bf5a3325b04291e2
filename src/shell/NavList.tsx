import { Icon } from '../ui/Icon.tsx';
import * as css from './menu.css.ts';
import type { NavItem } from './items.ts';

/** A list of links, the current one marked. */
export const NavList = (props: {
  items: readonly NavItem[];
  className: string;
  itemClass: string;
}) => (
  <ul className={props.className}>
    {props.items.map(({ id, href, label, icon, news, current }) => (
      <li key={id}>
        <a
          href={href}
          className={props.itemClass}
          data-id={id}
          aria-current={current === true ? 'page' : undefined}
        >
          {icon && <Icon of={icon} />}
          {label}
          {news !== undefined && (
            <>
              {' '}
              <span className={css.news}>{news}</span>
            </>
          )}
        </a>
      </li>
    ))}
  </ul>
);
