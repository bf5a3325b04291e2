import type { ContentDocument, Dataset } from '../documents.ts';
import type { Fields, Problem } from '../schema/field.ts';
import { schemaOf } from '../schema/schemas.ts';
import { validateFields } from '../schema/validate.ts';
import { fromLine } from './lines.ts';

const GAME = [
  'gameSlug',
  'provider',
  'subProvider',
  'gameType',
  'channels',
  'returnToPlayer',
  'jackpotExist',
  'version',
];
const STUDIO = ['restrictedCountry', 'removeRestrictedCountryOverlay'];

/** The fields that decide who may play a game (`CatalogueGame`). */
const DECIDING: Readonly<Record<string, readonly string[]>> = {
  casinoGames: GAME,
  liveCasinoGames: GAME,
  provider: STUDIO,
  subProvider: STUDIO,
};

/**
 * What is wrong with a tester's document. It may leave out what only shows, and nothing that decides: the platform
 * believes it.
 * @param typeOf type of a document that the tester sees, by its id
 */
export function problemsOfOverride(
  document: ContentDocument,
  dataset: Dataset,
  typeOf: (id: string) => string | undefined,
): readonly Problem[] {
  const { _id, _type } = document;
  const all = schemaOf(_type)?.fields ?? {};
  const fields: Fields = Object.fromEntries(
    (DECIDING[_type] ?? []).flatMap((name) => (all[name] ? [[name, all[name]]] : [])),
  );
  // A document has null where its source has nothing.
  const said = Object.entries(document).filter(([, value]) => value !== null);
  const source = fromLine({ _updatedAt: '', ...Object.fromEntries(said), _id, _type });
  return [
    ...validateFields(source, fields, '', { dataset, typeOf }),
    ...('gameSlug' in document && _id !== `game.${document.gameSlug}`
      ? [{ path: '_id', message: 'It must be “game.” and the gameSlug.' }]
      : []),
  ];
}
