/**
 * The words that names of games are made of. A thing is a motif of the drawings (see `art/games`), so that a
 * picture shows what its game is called after.
 */

export type Theme = 'wild' | 'orchard' | 'hoard' | 'horizon' | 'workshop';

export interface Thing {
  readonly motif: string;
  readonly theme: Theme;
  readonly one: string;
  readonly many: string;
}

const things = (theme: Theme, lines: string): readonly Thing[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [motif = '', one = '', many = ''] = line.trim().split(' | ');
      return { motif, theme, one, many };
    });

export const THINGS: readonly Thing[] = [
  ...things(
    'wild',
    `bear | Bear | Bears
     bee | Bee | Bees
     bull | Bull | Bulls
     butterfly | Butterfly | Butterflies
     cat | Cat | Cats
     eagle | Eagle | Eagles
     elephant | Elephant | Elephants
     fish | Carp | Carps
     fox | Fox | Foxes
     frog | Frog | Frogs
     hare | Hare | Hares
     knight | Stallion | Stallions
     lion | Lion | Lions
     octopus | Octopus | Octopuses
     owl | Owl | Owls
     parrot | Parrot | Parrots
     penguin | Penguin | Penguins
     snake | Serpent | Serpents
     stag | Stag | Stags
     turtle | Turtle | Turtles
     whale | Whale | Whales
     scarab | Beetle | Beetles`,
  ),
  ...things(
    'orchard',
    `acorn | Acorn | Acorns
     apple | Apple | Apples
     cactus | Cactus | Cactuses
     cherry | Cherry | Cherries
     clover | Clover | Clovers
     flower | Daisy | Daisies
     grapes | Vine | Vines
     honey | Honeypot | Honeypots
     leaf | Leaf | Leaves
     lemon | Lemon | Lemons
     melon | Melon | Melons
     mushroom | Toadstool | Toadstools
     orange | Orange | Oranges
     pineapple | Pineapple | Pineapples
     strawberry | Strawberry | Strawberries
     sweet | Toffee | Toffees
     teapot | Teapot | Teapots
     tulip | Tulip | Tulips
     seven | Seven | Sevens
     bell | Bell | Bells`,
  ),
  ...things(
    'hoard',
    `chest | Chest | Chests
     coin | Ducat | Ducats
     crown | Crown | Crowns
     diamond | Diamond | Diamonds
     emerald | Emerald | Emeralds
     heart | Heart | Hearts
     horseshoe | Horseshoe | Horseshoes
     key | Key | Keys
     ribbon | Rosette | Rosettes
     ring | Ring | Rings
     trophy | Goblet | Goblets
     wreath | Laurel | Laurels
     amphora | Amphora | Amphoras
     mask | Mask | Masks
     lamp | Lamp | Lamps
     hourglass | Hourglass | Hourglasses`,
  ),
  ...things(
    'horizon',
    `anchor | Anchor | Anchors
     balloon | Balloon | Balloons
     castle | Castle | Castles
     comet | Comet | Comets
     compass | Compass | Compasses
     fir | Pine | Pines
     flame | Bonfire | Bonfires
     lighthouse | Lighthouse | Lighthouses
     longship | Longship | Longships
     moon | Moon | Moons
     mountain | Summit | Summits
     palm | Palm | Palms
     planet | Planet | Planets
     pyramid | Pyramid | Pyramids
     shell | Seashell | Seashells
     snowflake | Snowflake | Snowflakes
     sun | Sun | Suns
     temple | Temple | Temples
     volcano | Volcano | Volcanoes
     wave | Tide | Tides
     bolt | Storm | Storms
     rocket | Rocket | Rockets`,
  ),
  ...things(
    'workshop',
    `book | Almanac | Almanacs
     bow | Archer | Archers
     clock | Clock | Clocks
     drum | Drum | Drums
     guitar | Guitar | Guitars
     hammer | Hammer | Hammers
     hat | Hat | Hats
     helmet | Helmet | Helmets
     lantern | Lantern | Lanterns
     lyre | Lyre | Lyres
     microphone | Crooner | Crooners
     potion | Potion | Potions
     record | Gramophone | Gramophones
     shield | Shield | Shields
     sword | Sabre | Sabres
     train | Locomotive | Locomotives
     trident | Trident | Tridents
     trumpet | Trumpet | Trumpets
     wheel | Helm | Helms`,
  ),
];

type Words = readonly [string, ...string[]];

/** What a thing may be like; each goes before any thing of its theme. */
export const LIKE: Readonly<Record<Theme, Words>> = {
  wild: [
    'Amber',
    'Silver',
    'Midnight',
    'Painted',
    'Copper',
    'Northern',
    'Velvet',
    'Clever',
    'Gilded',
    'Drowsy',
    'Jade',
    'Saffron',
    'Masked',
    'Wandering',
    'Sapphire',
    'Royal',
    'Proud',
    'Dancing',
  ],
  orchard: [
    'Candied',
    'Golden',
    'Frosted',
    'Summer',
    'Ruby',
    'Sparkling',
    'Village',
    'Midsummer',
    'Sugared',
    'Scarlet',
    'Sunlit',
    'Glossy',
    'Market',
    'Jolly',
    'Copper',
    'Fizzy',
    'Harvest',
    'Electric',
  ],
  hoard: [
    'Hidden',
    'Sunken',
    'Gilded',
    'Crimson',
    'Borrowed',
    'Enchanted',
    'Velvet',
    'Lost',
    'Emperor’s',
    'Duchess’s',
    'Burnished',
    'Winter',
    'Midnight',
    'Fabled',
    'Ancient',
    'Pirate’s',
    'Secret',
    'Shining',
  ],
  horizon: [
    'Distant',
    'Silent',
    'Crimson',
    'Emerald',
    'Drifting',
    'Southern',
    'Northern',
    'Violet',
    'Mystic',
    'Radiant',
    'Frozen',
    'Golden',
    'Forgotten',
    'Indigo',
    'Starlit',
    'Pearl',
    'Hidden',
    'Azure',
  ],
  workshop: [
    'Iron',
    'Brass',
    'Enchanted',
    'Clockwork',
    'Silver',
    'Midnight',
    'Crooked',
    'Royal',
    'Travelling',
    'Velvet',
    'Polished',
    'Lucky',
    'Grand',
    'Old',
    'Scarlet',
    'Marvellous',
    'Legendary',
    'Gilded',
  ],
};

/** Where a thing may be found: after its name. */
export const SPOTS: Readonly<Record<Theme, Words>> = {
  wild: ['Hollow', 'Crossing', 'Ridge', 'Trail', 'Lagoon', 'Moonrise', 'Parade', 'Kingdom'],
  orchard: ['Lane', 'Market', 'Garden', 'Fair', 'Picnic', 'Terrace', 'Carnival', 'Row'],
  hoard: ['Vault', 'Cove', 'Court', 'Heist', 'Auction', 'Chamber', 'Galleon', 'Trail'],
  horizon: ['Bay', 'Voyage', 'Legends', 'Point', 'Passage', 'Watch', 'Expedition', 'Isle'],
  workshop: ['Alley', 'Guild', 'Street', 'Emporium', 'Jubilee', 'Company', 'Factory', 'Quarter'],
};

/** Places that are on no map. */
export const LANDS: Words = [
  'Vellmark',
  'Aldersund',
  'Tirramar',
  'Oskarby',
  'Monte Lumo',
  'Hazelmoor',
  'Saltmere',
  'Ravenmoor',
  'Miravento',
  'Larkhaven',
  'Serra Clara',
  'Thornwick',
  'Corvina Bay',
  'Elmsworth',
  'Porto Sereno',
  'Winterfen',
];

export const PEOPLE: Words = [
  'Marisol',
  'Ingrid',
  'Otto',
  'Captain Hale',
  'Beatriz',
  'Aino',
  'Old Tom',
  'Valentina',
  'Henrik',
  'Rosalind',
  'Tomás',
  'Elsa',
  'Madame Odile',
  'Joaquim',
  'Queen Solveig',
  'Doctor Finch',
];

/** `… of the Foxes`. */
export const TIMES: Readonly<Record<Theme, Words>> = {
  wild: ['Night', 'Dance', 'Song', 'Return', 'Parade', 'March'],
  orchard: ['Feast', 'Dance', 'Night', 'Parade', 'Festival'],
  hoard: ['Riddle', 'Night', 'Return', 'Secret', 'Legend'],
  horizon: ['Night', 'Song', 'Return', 'Riddle', 'Legend'],
  workshop: ['Night', 'Parade', 'Riddle', 'Secret', 'Festival'],
};

export const NUMBERS: Words = [
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Eight',
  'Nine',
  'Twelve',
  'Forty',
  'A Hundred',
];

/** Rooms: what tables are called after. */
export const ROOMS: Words = [
  'Meridian',
  'Terrace',
  'Harbour',
  'Garden',
  'Lantern',
  'Observatory',
  'Atrium',
  'Mezzanine',
  'Pavilion',
  'Conservatory',
  'Arcade',
  'Rotunda',
  'Boathouse',
  'Loggia',
  'Skylight',
  'Winter Garden',
  'Courtyard',
  'Belvedere',
  'Cloister',
  'Gallery',
  'Promenade',
  'Library',
  'Orangery',
  'Veranda',
  'Saffron',
  'Opal',
  'Juniper',
  'Coral',
  'Cedar',
  'Marigold',
  'Indigo',
  'Magnolia',
];

export const TABLES: Words = [
  'Classic',
  'Double',
  'Royal',
  'Twilight',
  'Grand',
  'Little',
  'Old Town',
  'Golden',
  'Riverside',
  'Sunday',
];

export const SHOWS: Words = [
  'The Marigold Wheel',
  'Ladder of Lanterns',
  'Parade of Prizes',
  'Carousel Countdown',
  'The Great Balloon Race',
  'Topsy Tower',
  'Sixty Second Safari',
  'Wheel of Wonders',
  'Parrot or Pirate',
  'The Cuckoo Clock Show',
  'Midnight Marquee',
  'Treasure Tram',
  'Pick a Pavilion',
  'The Orchard Drop',
  'Snowball Showdown',
  'Samba Spin',
  'The Lighthouse Ladder',
  'Higher Harbour',
];
