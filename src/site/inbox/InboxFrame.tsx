import { useMemo, useSyncExternalStore } from 'react';
import { useBrand, useLocale, useRuntime } from '../../runtime/context.tsx';
import { WidgetFrame } from '../../runtime/frames/widget-frame.tsx';
import { languageTag } from '../../locale/locale.ts';
import { onTheme, themeFrom } from '../../shell/theme.ts';
import { activeLanguage, useT } from '../../texts/index.ts';
import { inboxOf } from './actor.ts';
import { readSaid, type Said } from './said.ts';

export interface InboxFrameProps {
  readonly inboxId: string;
  readonly show: 'count' | 'unread' | 'all';
  readonly className?: string;
  readonly onSaid?: (said: Said) => void;
}

const useTheme = () =>
  useSyncExternalStore(
    onTheme,
    () => themeFrom(document.cookie),
    () => 'auto' as const,
  );

/** The CRM's frame, which reports its state to the flow. */
export function InboxFrame({ inboxId, show, className, onSaid }: InboxFrameProps) {
  const t = useT();
  const actor = inboxOf(useRuntime());
  const brand = useBrand();
  const locale = useLocale();
  const theme = useTheme();
  const told = useMemo(() => ({ theme }), [theme]);
  return (
    <WidgetFrame
      // Another id, or another list, is another frame.
      key={`${inboxId} ${show}`}
      src={show === 'all' ? '/widgets/inbox/' : `/widgets/inbox/?${show}`}
      title={t('inbox.frame')}
      className={className}
      greeting={{
        brand: brand.id,
        language: languageTag({ ...locale, language: activeLanguage() }),
        market: locale.market,
      }}
      claim={() => inboxId}
      told={told}
      read={readSaid}
      onSaid={(said) => {
        switch (said.type) {
          case 'counted':
            actor.send({ type: 'frame.counted', unread: said.unread });
            break;
          case 'failed':
          case 'refused':
            actor.send({ type: `frame.${said.type}` });
            break;
          default:
            onSaid?.(said);
        }
      }}
    />
  );
}
