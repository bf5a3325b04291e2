import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { shippedOf, type Component, type Lock } from '../../tools/lib/inventory.ts';

const root = join(import.meta.dirname, '..', '..');

interface Written {
  readonly bomFormat: string;
  readonly metadata: { readonly component: { readonly purl: string } };
  readonly components: readonly (Component & { readonly hashes?: readonly object[] })[];
}

test('npm run sbom lists all that ships, with versions and hashes', async () => {
  const command = [join(root, 'scripts', 'sbom.ts')];
  const { stdout } = await promisify(execFile)(process.execPath, command, { maxBuffer: 64 << 20 });
  const { bomFormat, metadata, components } = JSON.parse(stdout) as Written;
  expect(manifest.scripts.sbom).toBe('node scripts/sbom.ts');
  expect(bomFormat).toBe('CycloneDX');
  expect(metadata.component.purl).toBe(`pkg:npm/${manifest.name}@${manifest.version}`);
  const listed = components.map(({ name, version }) => `${name}@${version}`);
  const own = Object.entries(manifest.dependencies).map(([name, version]) => `${name}@${version}`);
  expect(listed).toEqual(expect.arrayContaining(own));
  expect(listed.filter((one) => one.startsWith('@fontsource'))).toHaveLength(5);
  for (const tool of ['vite', 'vitest', 'typescript', '@playwright/test'] as const)
    expect(listed).not.toContain(`${tool}@${manifest.devDependencies[tool]}`);
  expect(components.filter(({ hashes }) => (hashes ?? []).length === 0)).toEqual([]);
});

test('what ships of an inventory: what the lockfile does not call development, and fonts', () => {
  const lock: Lock = {
    packages: {
      '': { version: '1.0.0' },
      'tools/own': { version: '1.0.0' },
      'node_modules/own': { link: true },
      'node_modules/react': { version: '19.0.0' },
      'node_modules/vitest': { version: '5.0.0', dev: true },
      'node_modules/vite': { version: '8.0.0', devOptional: true },
      'node_modules/react/node_modules/inner': { version: '1.0.0' },
      'node_modules/inner': { version: '2.0.0', dev: true },
      'node_modules/@fontsource/one': { version: '1.0.0', dev: true },
    },
  };
  const component = (name: string, version: string): Component => ({
    'bom-ref': `${name}@${version}`,
    name,
    version,
    purl: `pkg:npm/${name}@${version}`,
  });
  const whole = {
    kept: true,
    components: [
      component('react', '19.0.0'),
      component('vitest', '5.0.0'),
      component('inner', '1.0.0'),
      component('vite', '8.0.0'),
      component('inner', '2.0.0'),
      component('@fontsource/one', '1.0.0'),
      component('own', '1.0.0'),
    ],
    dependencies: [
      { ref: 'croupier@1.0.0', dependsOn: ['react@19.0.0', 'vitest@5.0.0'] },
      { ref: 'react@19.0.0', dependsOn: ['inner@1.0.0'] },
      { ref: 'vitest@5.0.0', dependsOn: ['inner@2.0.0'] },
    ],
  };
  expect(shippedOf(whole, lock)).toEqual({
    kept: true,
    components: [whole.components[0], whole.components[2], whole.components[5]],
    dependencies: [
      { ref: 'croupier@1.0.0', dependsOn: ['react@19.0.0'] },
      { ref: 'react@19.0.0', dependsOn: ['inner@1.0.0'] },
    ],
  });
});
