import type { LobbyId } from '../../../reference/lobbies.ts';
import type { LobbyBox } from '../../content/promotion-types.ts';
import { useContent } from '../../runtime/content/use-content.ts';
import { useContentLink } from '../../runtime/content/use-content-link.ts';
import { isBoxShown } from '../../runtime/offers/choose.ts';
import { OfferGate } from '../../runtime/offers/OfferGate.tsx';
import { OfferTile } from '../../runtime/offers/OfferTile.tsx';
import { cell, offers as grid } from '../../runtime/offers/offer-tile.css.ts';
import { useLanguage } from '../../texts/index.ts';
import { LinkButton } from '../../ui/Button.tsx';

/** The boxes of a lobby for its reader, those of tournaments first (TARGET-04, TOUR-03). A failure leaves none. */
export function Boxes({ lobby }: { lobby: LobbyId }) {
  const read = useContent('boxes', { lang: useLanguage(), lobby });
  if (read.status !== 'ready') return null;
  return (
    <OfferGate>
      {(offers) => {
        if (offers.status !== 'open') return null;
        const shown = read.value.filter((box) => isBoxShown(box, offers.reader));
        return (
          shown.length > 0 && (
            <ul className={grid}>
              {shown.map((box) => (
                <li key={box.id} className={cell}>
                  <Box box={box} />
                </li>
              ))}
            </ul>
          )
        );
      }}
    </OfferGate>
  );
}

function Box({ box: { id, title, text, picture, button, urlAction } }: { box: LobbyBox }) {
  const linkTo = useContentLink();
  const href = linkTo(urlAction);
  return (
    <OfferTile picture={picture} title={title} data-box={id}>
      {text !== undefined && <p>{text}</p>}
      {href !== undefined && button !== undefined && (
        <div>
          <LinkButton look="secondary" href={href}>
            {button}
          </LinkButton>
        </div>
      )}
    </OfferTile>
  );
}
