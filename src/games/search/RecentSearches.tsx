import { History } from 'lucide-react';
import { useId, useState } from 'react';
import { forgetSearches, recentSearches } from '../../runtime/tracking/recent-searches.ts';
import { useT } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as css from './search.css.ts';

/** What was looked for on this device before, where it may be kept. */
export function RecentSearches({ onChoose }: { readonly onChoose: (text: string) => void }) {
  const t = useT();
  const heading = useId();
  const [texts, setTexts] = useState(recentSearches);
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={css.recent}>
      <div className={css.head}>
        <h3 id={heading} className={css.heading}>
          {t('search.recent')}
        </h3>
        <Button
          look="quiet"
          compact
          onClick={() => {
            forgetSearches();
            setTexts([]);
          }}
        >
          {t('search.recent.clear')}
        </Button>
      </div>
      <ul>
        {texts.map((text) => (
          <li key={text}>
            <button
              type="button"
              className={css.past}
              onClick={() => {
                onChoose(text);
              }}
            >
              <Icon of={History} size={16} />
              <bdi>{text}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
