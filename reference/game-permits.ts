import type { PermitList, PermittedGame } from './game-rules.ts';

/**
 * The games that a regulator permitted one by one, a slug and a version in each line. The operator brings its own
 * list. This one is made up for the made-up catalogue, and a test holds it against that. No editor of content can
 * lengthen it. It stands apart from the policies, which every page loads.
 */
export const PERMITS: Readonly<Record<PermitList, readonly PermittedGame[]>> = {
  GGL: listed(`
    amphora-cove 1.7.12
    archer-quarter 2.8.10
    bear-moonrise 2.7.9
    carp-parade 1.4.10
    castle-watch 2.5.3
    clever-beetle 3.4.1
    copper-eagle 3.8.0
    copper-owl 3.5.1
    crimson-moon 3.7.6
    diamond-trail 3.2.3
    distant-sun 3.1.6
    drowsy-bear 2.7.11
    drum-guild 3.8.8
    enchanted-hat 2.6.3
    fabled-lamp 3.5.8
    gilded-clock 3.2.3
    gilded-fox 3.7.7
    gilded-hammer 1.3.9
    gilded-lamp 3.2.1
    gilded-lyre 3.4.8
    glossy-clover 1.2.6
    glossy-tulip 2.7.6
    golden-castle 1.9.2
    golden-planet 2.7.0
    grand-trident 1.6.3
    heart-heist 2.0.2
    henriks-bees 1.8.11
    henriks-palms 3.6.9
    indigo-moon 3.2.1
    iron-potion 1.9.3
    jade-foxes 2.2.12
    jade-penguin 1.6.5
    joaquims-cats 2.0.2
    jolly-daisy 1.9.4
    lamp-and-ring 1.9.6
    leaf-and-drum 3.2.5
    leaf-garden 3.8.5
    lemon-fair 2.4.4
    lion-hollow 2.9.6
    lion-lagoon 1.2.9
    lost-emerald 2.6.7
    lucky-hammer 1.0.11
    lucky-shield 2.0.3
    lyre-factory 1.3.4
    masked-carp 1.7.6
    melon-market 2.7.12
    old-guitar 2.5.2
    painted-cat 2.4.3
    pearl-summit 1.6.10
    pirates-key 2.9.11
    pirates-ring 2.3.3
    royal-clock 1.8.0
    royal-trumpet 2.6.4
    royal-turtle 3.6.6
    saffron-whale 1.5.6
    scarlet-clock 2.2.1
    seven-garden 3.6.2
    shining-ducat 1.8.9
    sugared-daisy 3.2.12
    sugared-leaf 2.6.6
    tomas-lemons 1.1.1
    tomas-pines 3.1.1
    tomas-sevens 1.2.11
    tomas-vines 3.8.7
    velvet-stag 3.2.3
    violet-sun 3.0.3
    winter-ring 2.6.11
  `),
};

function listed(lines: string): readonly PermittedGame[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [slug = '', version = ''] = line.trim().split(' ');
      return { slug, version };
    });
}
