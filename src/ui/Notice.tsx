import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import * as css from './notice.css.ts';

export interface NoticeProps {
  readonly severity: keyof typeof css.notice;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** Read out when it appears: `alert` at once, `status` when the reader pauses. */
  readonly live?: 'alert' | 'status';
}

const NOTICE_ICONS = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
} as const;

/** News that stays in the page: never colour alone, always a shape and words. */
export function Notice({ severity, title, children, live }: NoticeProps) {
  return (
    <div className={css.notice[severity]} role={live}>
      <Icon of={NOTICE_ICONS[severity]} />
      <div className={css.noticeBody}>
        {title !== undefined && <p className={css.noticeTitle}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
