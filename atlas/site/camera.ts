import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type PointerEvent,
  type RefObject,
} from 'react';
import type { Drawn } from '../data.ts';
import { areaOf, TYPE, type Area, type Fold, type Layout } from '../layout.ts';
import * as css from './diagram.css.ts';
import { showView } from './minimap.tsx';
import { centerOf, openingArea, type Point } from './places.ts';

/** How far a chart is moved, in px of the page, and its scale. */
export interface Camera extends Point {
  readonly k: number;
}

const CLOSEST = 2.5;
/** Letters of fewer px cannot be read. */
const SMALLEST = 10;
/** Smaller than this, the chart opens at its begin rather than whole. */
const LEGIBLE = SMALLEST / TYPE.label.size;
/** A small chart is not blown up beyond this. */
const LARGEST = 1.35;
/** Margin around a chart that is whole, in px. */
const MARGIN = 2;
/** After so many ms without a move the drawing is made sharp again. */
const REST = 160;

/**
 * Moves and scales a chart. The camera is kept outside React: moving changes one transform and
 * renders nothing.
 */
export function useCamera(flow: Drawn, focus: string | undefined, topmost: Layout | Fold) {
  const { layout } = flow;
  const frame = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  /** The frame of the minimap around the visible part. */
  const view = useRef<HTMLDivElement>(null);
  /** Measured once: each measurement at a move would lay out the page. */
  const room = useRef<Room>({ clientWidth: 0, clientHeight: 0 });
  const camera = useRef<Camera>({ x: 0, y: 0, k: 1 });
  const [percent, setPercent] = useState(100);
  const [opening, setOpening] = useState<Area>();
  const shown = useRef(topmost);
  /** Shows the visible part in the minimap. */
  const tell = useCallback(() => {
    const { clientWidth: width, clientHeight: height } = room.current;
    const seen = seenBy(camera.current, room.current);
    const { k } = camera.current;
    showView(view.current, { seen, k, shown: shown.current, room: { width, height } });
  }, []);
  useLayoutEffect(() => {
    shown.current = topmost;
    tell();
  }, [topmost, tell]);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);

  const apply = useCallback(
    (next: Camera) => {
      const { x: fromX, y: fromY, k: fromK } = camera.current;
      camera.current = next;
      const { x, y, k } = next;
      const moves = k === fromK && (x !== fromX || y !== fromY);
      // A moving drawing is a layer of its own, so that nothing is painted anew; a resting or scaling one is none,
      // so that its letters are sharp.
      const lift = (lifted: boolean): void => {
        if (drawing.current !== null) drawing.current.style.willChange = lifted ? 'transform' : '';
      };
      clearTimeout(rest.current);
      lift(moves);
      if (moves) rest.current = setTimeout(() => lift(false), REST);
      if (drawing.current !== null)
        drawing.current.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
      // Letters are legible or absent.
      drawing.current?.classList.toggle(css.far, k * TYPE.label.size < SMALLEST);
      drawing.current?.classList.toggle(css.farther, k * TYPE.title.size < SMALLEST);
      tell();
      setPercent(Math.round(k * 100));
    },
    [tell],
  );

  const fit = useCallback(() => {
    if (frame.current !== null) apply(wholeOf(flow, frame.current));
  }, [apply, flow]);

  const zoom = useCallback(
    (factor: number, at?: Point) => {
      const area = frame.current;
      if (area === null) return;
      const { x, y, k } = camera.current;
      // Further away than the whole chart there is nothing to see.
      const least = Math.min(wholeOf(flow, area).k, LEGIBLE);
      const next = Math.min(Math.max(k * factor, least), CLOSEST);
      const center = at ?? { x: area.clientWidth / 2, y: area.clientHeight / 2 };
      const ratio = next / k;
      apply({
        x: center.x - (center.x - x) * ratio,
        y: center.y - (center.y - y) * ratio,
        k: next,
      });
    },
    [apply, flow],
  );

  /** Brings a point of the chart to the middle. */
  const centre = useCallback(
    (point: Point, k = camera.current.k) => {
      const area = frame.current;
      if (area === null) return;
      // A fold that is open may reach beyond the chart that it lies on.
      const drawn = areaOf(layout);
      const fold = areaOf(shown.current);
      const [left, top] = [Math.min(drawn.x, fold.x), Math.min(drawn.y, fold.y)];
      const right = Math.max(drawn.width, fold.x + fold.width);
      const low = Math.max(drawn.height, fold.y + fold.height);
      apply({
        x: offset(area.clientWidth, (right - left) * k, (point.x - left) * k) - left * k,
        y: offset(area.clientHeight, (low - top) * k, (point.y - top) * k) - top * k,
        k,
      });
    },
    [apply, layout],
  );

  /** Brings an area into view, if it is not. */
  const reveal = useCallback(
    (of: Area) => {
      const area = frame.current;
      if (area === null) return;
      const seen = seenBy(camera.current, area);
      const isSeen =
        of.x >= seen.x &&
        of.y >= seen.y &&
        of.x + of.width <= seen.x + seen.width &&
        of.y + of.height <= seen.y + seen.height;
      const k = Math.min(
        camera.current.k,
        area.clientWidth / of.width,
        area.clientHeight / of.height,
      );
      if (isSeen) apply(camera.current);
      else centre({ x: of.x + of.width / 2, y: of.y + of.height / 2 }, Math.max(k, LEGIBLE));
    },
    [apply, centre],
  );

  const drawn = useRef<Drawn>(undefined);
  useLayoutEffect(() => {
    const area = frame.current;
    if (area === null) return;
    room.current = roomOf(area);
    if (drawn.current !== flow) {
      drawn.current = flow;
      apply(openingOf(flow, area));
    }
    const target = focus === undefined ? undefined : centerOf(flow, focus);
    if (target !== undefined) {
      const { x, y, k } = camera.current;
      const at = { x: target.x * k + x, y: target.y * k + y };
      const margin = 80;
      const seen =
        at.x > margin &&
        at.y > margin &&
        at.x < area.clientWidth - margin &&
        at.y < area.clientHeight - margin;
      if (!seen || k < LEGIBLE) centre(target, Math.max(k, LEGIBLE));
    }
    setOpening((before) => before ?? seenBy(camera.current, area));
  }, [focus, flow, apply, centre]);

  useEffect(() => {
    const area = frame.current;
    if (area === null) return undefined;
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      if (event.ctrlKey || event.metaKey) {
        const bounds = area.getBoundingClientRect();
        zoom(Math.exp(-event.deltaY / 300), {
          x: event.clientX - bounds.left,
          y: event.clientY - bounds.top,
        });
      } else {
        const { x, y, k } = camera.current;
        apply({ x: x - event.deltaX, y: y - event.deltaY, k });
      }
    };
    // React's own wheel listeners are passive: the page would scroll along.
    area.addEventListener('wheel', wheel, { passive: false });
    const resize = new ResizeObserver(() => {
      room.current = roomOf(area);
      apply(camera.current);
    });
    resize.observe(area);
    return () => {
      area.removeEventListener('wheel', wheel);
      resize.disconnect();
    };
  }, [apply, zoom]);

  return {
    frame,
    drawing,
    view,
    percent,
    opening,
    fit,
    zoom,
    centre,
    reveal,
    drag: useDrag(camera, apply),
  };
}

function useDrag(camera: RefObject<Camera>, apply: (next: Camera) => void) {
  const from = useRef<Point & { camera: Camera }>(undefined);
  const end = (): void => {
    from.current = undefined;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || (event.target as Element).closest('button') !== null) return;
      from.current = { x: event.clientX, y: event.clientY, camera: camera.current };
    },
    onPointerMove: (event: PointerEvent) => {
      const start = from.current;
      if (start === undefined) return;
      const dx = event.clientX - start.x;
      const dy = event.clientY - start.y;
      if (Math.abs(dx) + Math.abs(dy) < 4) return;
      // A click that moved is no click: the captured pointer never reaches the elements below.
      event.currentTarget.setPointerCapture(event.pointerId);
      apply({ ...start.camera, x: start.camera.x + dx, y: start.camera.y + dy });
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

type Room = Pick<Element, 'clientWidth' | 'clientHeight'>;

const roomOf = ({ clientWidth, clientHeight }: Element): Room => ({ clientWidth, clientHeight });

/** The visible part, in px of the chart. */
const seenBy = ({ x, y, k }: Camera, { clientWidth, clientHeight }: Room): Area => ({
  x: -x / k,
  y: -y / k,
  width: clientWidth / k,
  height: clientHeight / k,
});

/** All of a chart, in the middle. */
function wholeOf({ layout: { width, height } }: Drawn, room: Room): Camera {
  const k = Math.min(
    (room.clientWidth - 2 * MARGIN) / width,
    (room.clientHeight - 2 * MARGIN) / height,
    LARGEST,
  );
  return { x: (room.clientWidth - width * k) / 2, y: (room.clientHeight - height * k) / 2, k };
}

/** How a chart opens: whole where its letters can be read then, else with as much as can be around its begin. */
function openingOf(flow: Drawn, room: Room): Camera {
  const whole = wholeOf(flow, room);
  if (whole.k >= LEGIBLE) return whole;
  const { clientWidth, clientHeight } = room;
  const area = openingArea(flow, {
    width: clientWidth / LEGIBLE,
    height: clientHeight / LEGIBLE,
  });
  const k = Math.max(Math.min(clientWidth / area.width, clientHeight / area.height, 1), LEGIBLE);
  const { width, height } = flow.layout;
  return {
    x: offset(clientWidth, width * k, (area.x + area.width / 2) * k),
    y: offset(clientHeight, height * k, (area.y + area.height / 2) * k),
    k,
  };
}

/** Brings a point to the middle, without going further beyond the drawing's edges than it must. */
function offset(room: number, length: number, point: number): number {
  if (length + 32 <= room) return (room - length) / 2;
  return Math.max(Math.min(room / 2 - point, 16), room - length - 16);
}
