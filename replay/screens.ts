/** The brands in which the screens of a flow are taken, by id, as their visitors know them. */
export const SCREEN_BRANDS = { northlight: 'Northlight', 'sol-alta': 'Sol Alta' } as const;
export type ScreenBrand = keyof typeof SCREEN_BRANDS;

/** Widths of the window in which they are taken, in px: a phone's and a desktop's. */
export const SCREEN_WIDTHS = [390, 1440] as const;
export type ScreenWidth = (typeof SCREEN_WIDTHS)[number];

/** The most that all pictures of all flows may take together, in bytes. */
export const SCREENS_LIMIT = 15 * 1024 * 1024;

/** A player's view at a step of a path: the states of the flow, and its screen. */
export interface Sight {
  /** Ids of the active states that have no states inside. */
  readonly states: readonly string[];
  /** The flow's own name of the screen. */
  readonly screen: string;
}

/** Size of a picture, in px: those of wide windows are made smaller. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A picture of the site. */
export interface ScreenPicture extends Sight {
  readonly brand: ScreenBrand;
  /** Width of the window, in px. */
  readonly width: ScreenWidth;
  readonly size: PictureSize;
  /** Its file, by the SHA-256 of its content: `<hash>.avif`. */
  readonly file: string;
  /** The path that was walked to it, and the step after which it was taken, 0 being the start. */
  readonly path: string;
  readonly step: number;
}

/** A picture that could not be taken, and why. */
export interface MissedScreen extends Sight {
  readonly brand: ScreenBrand;
  readonly reason: string;
}

/** The pictures of one flow. */
export interface FlowScreens {
  readonly flow: string;
  /** The fingerprint of the flow that ran: pictures of another one are not of this chart. */
  readonly fingerprint: string;
  /** Git revision that ran, with `+` when files had been changed since. */
  readonly commit: string;
  /** When they were taken: ISO 8601, UTC. */
  readonly at: string;
  readonly pictures: readonly ScreenPicture[];
  readonly missed: readonly MissedScreen[];
  /** State id → why no path that is replayed in a browser reaches it. */
  readonly unreached: Readonly<Record<string, string>>;
}
