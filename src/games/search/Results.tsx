import { Building2 } from 'lucide-react';
import { memo, useId } from 'react';
import {
  isSameOption,
  type Found,
  type FoundGame,
  type FoundStudio,
  type SearchEvent,
  type SearchOption,
} from '../../../machines/games/search/setup.ts';
import { imageUrl } from '../../content/images.ts';
import { useAddress, useBrand } from '../../runtime/context.tsx';
import { useT } from '../../texts/index.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { isPlainPress } from '../../ui/plain-press.ts';
import { optionId } from './option-id.ts';
import * as css from './search.css.ts';

interface ResultsProps {
  /** Id of the list. */
  readonly list: string;
  readonly found: Found;
  readonly active: SearchOption | undefined;
  readonly send: (event: SearchEvent) => void;
}

/**
 * What was found: studios, and games of that name or studio, or of nearly that name. Nothing of it is drawn anew while
 * somebody types on.
 */
export const Results = memo(function Results({ list, found, active, send }: ResultsProps) {
  const t = useT();
  const heading = useId();
  const { studios, games, total, isNear } = found;
  const propsOf = (option: SearchOption) => ({
    id: optionId(list, option),
    isActive: active !== undefined && isSameOption(active, option),
    onChoose: () => {
      send({ type: 'option.chosen', option });
    },
  });
  return (
    <>
      <p id={heading} className={css.heading}>
        {isNear ? t('search.near', { count: games.length }) : t('search.count', { count: total })}
      </p>
      <div role="listbox" id={list} aria-labelledby={heading}>
        {studios.map((studio) => (
          <StudioOption
            key={studio.id}
            studio={studio}
            {...propsOf({ kind: 'studio', id: studio.id, lobby: studio.lobby })}
          />
        ))}
        {games.map((game) => (
          <GameOption key={game.slug} game={game} {...propsOf({ kind: 'game', slug: game.slug })} />
        ))}
      </div>
      {!isNear && total > games.length && (
        <p className={css.quiet}>{t('search.first', { count: games.length })}</p>
      )}
    </>
  );
});

interface OptionProps {
  readonly id: string;
  readonly isActive: boolean;
  readonly onChoose: () => void;
}

function StudioOption({ studio, id, isActive, onChoose }: OptionProps & { studio: FoundStudio }) {
  const t = useT();
  return (
    <button
      type="button"
      role="option"
      id={id}
      tabIndex={-1}
      aria-selected={isActive}
      className={css.option}
      onClick={onChoose}
    >
      <span className={css.mark}>
        <Icon of={Building2} />
      </span>
      <span className={css.words}>
        <span className={css.name}>{studio.title}</span>
        <span className={css.line}>{t('search.studio', { count: studio.games })}</span>
      </span>
    </button>
  );
}

/** px each way. */
const PICTURE = 56;

function GameOption({ game, id, isActive, onChoose }: OptionProps & { game: FoundGame }) {
  const t = useT();
  const address = useAddress();
  const { dataset } = useBrand();
  const { slug, name, studio, image, isLive, hasJackpot, isRestricted } = game;
  const facts = [
    studio,
    isLive ? t('search.live') : '',
    hasJackpot ? t('games.tile.jackpot') : '',
    isRestricted ? t('games.tile.restricted') : '',
  ].filter((fact) => fact !== '');
  return (
    <a
      role="option"
      id={id}
      tabIndex={-1}
      aria-selected={isActive}
      href={address('/play/$slug', { params: { slug } })}
      className={css.option}
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        onChoose();
      }}
    >
      <img
        src={imageUrl(image, { width: PICTURE, height: PICTURE }, dataset)}
        width={PICTURE}
        height={PICTURE}
        alt=""
        decoding="async"
        className={classes(css.picture, isRestricted && css.dimmed)}
      />
      <span className={css.words}>
        <span className={css.name}>{name}</span>
        <span className={css.line}>{facts.join(' · ')}</span>
      </span>
    </a>
  );
}
