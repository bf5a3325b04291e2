import { SlidersHorizontal } from 'lucide-react';
import { providersInFilters } from '../../../reference/game-visibility.ts';
import type { CardStudio } from '../../../reference/game-card.ts';
import type { LobbyContent } from '../../../machines/games/lobby/lobby.ts';
import type { LobbyScreen } from '../../../machines/games/lobby/screen.ts';
import type { LobbyEvent } from '../../../machines/games/lobby/setup.ts';
import { imageSet } from '../../content/images.ts';
import { useBrand } from '../../runtime/context.tsx';
import { LazyModal } from '../../shell/LazyModal.tsx';
import { useT } from '../../texts/index.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { FILTERS } from './addresses.ts';
import * as css from './lobby.css.ts';

interface FiltersProps {
  readonly screen: LobbyScreen;
  readonly content: LobbyContent | undefined;
  readonly send: (event: LobbyEvent) => void;
  readonly onClose: () => void;
}

/** Providers and sub-providers that a filter may name (LOBBY-04, LOBBY-13). */
const studiosOf = ({ providers, subProviders, exclusionSubProviders }: LobbyContent) =>
  providersInFilters<CardStudio>([
    ...providers,
    ...subProviders.filter(({ _id }) => !exclusionSubProviders.includes(_id)),
  ]).toSorted((a, b) => a.title.localeCompare(b.title));

/** The way to the filters, and their panel (LOBBY-09). */
export function Filters({ screen, content, send, onClose }: FiltersProps) {
  const t = useT();
  return (
    <>
      <LinkButton look="secondary" compact icon={SlidersHorizontal} href={FILTERS}>
        {t('lobby.filters.title')}
      </LinkButton>
      {screen.isPanelOpen && content && (
        <LazyModal id="filters" size="wide" title={t('lobby.filters.title')} onClose={onClose}>
          <fieldset aria-label={t('lobby.filters.providers')} className={css.studios}>
            {studiosOf(content).map((studio) => (
              <StudioChoice
                key={studio._id}
                studio={studio}
                isChosen={screen.place.studios.includes(studio._id)}
                onToggle={() => {
                  send({ type: 'studio.toggled', studio: studio._id });
                }}
              />
            ))}
          </fieldset>
          <div className={css.panelFoot}>
            <Button onClick={onClose}>{t('lobby.filters.show')}</Button>
            {screen.isFiltered && (
              <Button
                look="secondary"
                onClick={() => {
                  send({ type: 'filter.cleared' });
                }}
              >
                {t('lobby.filters.clear')}
              </Button>
            )}
          </div>
        </LazyModal>
      )}
    </>
  );
}

/** Side of a studio's mark, px. */
const MARK = 32;

function StudioChoice(props: { studio: CardStudio; isChosen: boolean; onToggle: () => void }) {
  const { studio, isChosen, onToggle } = props;
  const { dataset } = useBrand();
  const { title, image } = studio;
  return (
    <button type="button" className={css.studio} aria-pressed={isChosen} onClick={onToggle}>
      {image !== null && (
        <img
          {...imageSet(image, { width: MARK, height: MARK }, dataset)}
          alt=""
          width={MARK}
          height={MARK}
          loading="lazy"
          className={css.mark}
        />
      )}
      {title}
    </button>
  );
}
