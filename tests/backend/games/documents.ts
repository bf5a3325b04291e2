/** Documents of the games side, as the content service answers with them. */

export const reference = (id: string) => ({ _type: 'reference', _ref: id });

export const provider = (_id: string, different: object = {}) => ({
  _id,
  _type: 'provider',
  title: 'Fernwork',
  restrictedCountry: [],
  removeRestrictedCountryOverlay: false,
  ...different,
});

export const category = (categoryId: string) => ({
  _id: `category.${categoryId}`,
  _type: 'gameCategory',
  categoryId,
  label: { en: 'A category' },
  lobby: 'casino',
});

/** A slot of `provider.fern`. */
export const game = (gameSlug: string, different: object = {}) => ({
  _id: `game.${gameSlug}`,
  _type: 'casinoGames',
  name: 'Golden Fern',
  gameSlug,
  version: '1.4.0',
  gameType: 'slot',
  jackpotExist: false,
  returnToPlayer: 9_612,
  channels: ['desktop', 'mobile', 'tablet'],
  provider: reference('provider.fern'),
  ...different,
});
