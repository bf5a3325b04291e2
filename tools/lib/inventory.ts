/** The fields that are read of a CycloneDX inventory from `npm sbom`. */
export interface Inventory {
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

export interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
}

/** The fields that are read of `package-lock.json`: path of a package → its entry. */
export interface Lock {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly version?: string;
        readonly dev?: boolean;
        /** For development, and for other packages that could use it if it were there. */
        readonly devOptional?: boolean;
        readonly link?: boolean;
      }
    >
  >;
}

/** Built into the site, although nothing needs them at run time. */
const BUILT_IN = /^@fontsource(?:-variable)?\//;
const FOLDER = 'node_modules/';

/** Name and version of every package that operators and players get, as `name@version`. */
function shippedPackages({ packages }: Lock): ReadonlySet<string> {
  const shipped = Object.entries(packages).flatMap(
    ([path, { version, dev, devOptional, link }]) => {
      if (!path.startsWith(FOLDER) || link === true || version === undefined) return [];
      const name = path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
      const isTool = dev === true || devOptional === true;
      return !isTool || BUILT_IN.test(name) ? [`${name}@${version}`] : [];
    },
  );
  return new Set(shipped);
}

/**
 * The shipped part of the whole inventory. npm's own `--omit dev` leaves out every package that another one
 * also has for development: React and the router among them.
 */
export function shippedOf<Whole extends Inventory>(whole: Whole, lock: Lock): Whole {
  const shipped = shippedPackages(lock);
  const components = whole.components.filter(({ name, version }) =>
    shipped.has(`${name}@${version}`),
  );
  const listed = new Set(components.map((one) => one['bom-ref']));
  const own = whole.components.map((one) => one['bom-ref']);
  const gone = new Set(own.filter((ref) => !listed.has(ref)));
  const dependencies = whole.dependencies
    .filter(({ ref }) => !gone.has(ref))
    .map((one) => ({ ...one, dependsOn: one.dependsOn.filter((ref) => !gone.has(ref)) }));
  return { ...whole, components, dependencies };
}
