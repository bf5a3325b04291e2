import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import type { Drawn } from '../data.ts';
import * as css from './diagram.css.ts';
import { Diagram, type DiagramProps, type Rectangle } from './diagram.tsx';
import { button } from './styles.css.ts';

interface Camera {
  x: number;
  y: number;
  k: number;
}

const CLOSEST = 2;
/** Smaller than this, letters cannot be read: the chart opens at its begin rather than whole. */
const LEGIBLE = 0.7;
const MINIMAP = { width: 168, height: 112 };

export interface CanvasProps extends Omit<DiagramProps, 'near'> {
  /** State or transition that is brought into view. */
  readonly focus: string | undefined;
  readonly selectedState: string | undefined;
  readonly onCollapse: (frame: string) => void;
}

/**
 * A chart that can be moved and scaled. The camera is kept outside React: moving changes one
 * transform and renders nothing.
 */
export function Canvas(props: CanvasProps) {
  const { flow, focus, selectedState, onSelect, onCollapse } = props;
  const { width, height } = flow.layout;
  const frame = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const view = useRef<SVGRectElement>(null);
  const camera = useRef<Camera>({ x: 0, y: 0, k: 1 });
  const [percent, setPercent] = useState(100);

  const apply = useCallback((next: Camera) => {
    camera.current = next;
    const { x, y, k } = next;
    if (drawing.current !== null)
      drawing.current.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
    const area = frame.current;
    if (view.current !== null && area !== null) {
      view.current.setAttribute('x', `${-x / k}`);
      view.current.setAttribute('y', `${-y / k}`);
      view.current.setAttribute('width', `${area.clientWidth / k}`);
      view.current.setAttribute('height', `${area.clientHeight / k}`);
    }
    setPercent(Math.round(k * 100));
  }, []);

  const fit = useCallback(
    (least = 0) => {
      const area = frame.current;
      if (area === null) return;
      const whole = Math.min(
        (area.clientWidth - 32) / width,
        (area.clientHeight - 32) / height,
        1.2,
      );
      const k = Math.max(whole, least);
      const begin = beginOf(flow);
      apply({
        x: offset(area.clientWidth, width * k, begin.x * k),
        y: offset(area.clientHeight, height * k, begin.y * k),
        k,
      });
    },
    [apply, flow, width, height],
  );

  const zoom = useCallback(
    (factor: number, at?: { x: number; y: number }) => {
      const area = frame.current;
      if (area === null) return;
      const { x, y, k } = camera.current;
      const next = Math.min(Math.max(k * factor, 0.1), CLOSEST);
      const center = at ?? { x: area.clientWidth / 2, y: area.clientHeight / 2 };
      const ratio = next / k;
      apply({
        x: center.x - (center.x - x) * ratio,
        y: center.y - (center.y - y) * ratio,
        k: next,
      });
    },
    [apply],
  );

  useLayoutEffect(() => fit(LEGIBLE), [fit]);

  useEffect(() => {
    const area = frame.current;
    if (focus === undefined || area === null) return;
    const target = centerOf(flow, focus);
    if (target === undefined) return;
    const { x, y, k } = camera.current;
    const at = { x: target.x * k + x, y: target.y * k + y };
    const margin = 80;
    const seen =
      at.x > margin &&
      at.y > margin &&
      at.x < area.clientWidth - margin &&
      at.y < area.clientHeight - margin;
    const close = Math.max(k, LEGIBLE);
    if (!seen || close !== k)
      apply({
        x: area.clientWidth / 2 - target.x * close,
        y: area.clientHeight / 2 - target.y * close,
        k: close,
      });
  }, [focus, flow, apply]);

  useEffect(() => {
    const area = frame.current;
    if (area === null) return undefined;
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const bounds = area.getBoundingClientRect();
      if (event.ctrlKey || event.metaKey) {
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
    const resize = new ResizeObserver(() => apply(camera.current));
    resize.observe(area);
    return () => {
      area.removeEventListener('wheel', wheel);
      resize.disconnect();
    };
  }, [apply, zoom]);

  const drag = useDrag(camera, apply, drawing);

  const keys = (event: KeyboardEvent): void => {
    const direction = ARROWS[event.key];
    if (direction !== undefined) {
      const next = neighbour(flow, selectedState, direction);
      if (next !== undefined) onSelect({ state: next });
    } else if (event.key === '+' || event.key === '=') zoom(1.2);
    else if (event.key === '-') zoom(1 / 1.2);
    else if (event.key === '0') fit();
    else if (event.key === ' ' && selectedState !== undefined) onCollapse(selectedState);
    else return;
    event.preventDefault();
  };

  const [near] = useState(() =>
    aroundOf((focus === undefined ? undefined : centerOf(flow, focus)) ?? beginOf(flow)),
  );
  const scale = Math.min(MINIMAP.width / width, MINIMAP.height / height);
  return (
    <div
      ref={frame}
      className={css.canvas}
      role="group"
      aria-label={`Diagram of ${flow.chart.title}. Arrow keys walk from state to state, plus and minus scale, 0 shows all of it, space folds a frame. The table says the same in words.`}
      tabIndex={0}
      onKeyDown={keys}
      {...drag}
    >
      <svg
        ref={drawing}
        className={css.drawing}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`Diagram of ${flow.chart.title}`}
      >
        <Diagram
          flow={flow}
          tones={props.tones}
          collapsed={props.collapsed}
          near={near}
          onSelect={onSelect}
        />
      </svg>
      <div className={css.controls}>
        <button
          type="button"
          className={button}
          onClick={() => zoom(1 / 1.25)}
          aria-label="Smaller"
        >
          −
        </button>
        <button type="button" className={button} onClick={() => fit()}>
          Fit · {percent} %
        </button>
        <button type="button" className={button} onClick={() => zoom(1.25)} aria-label="Larger">
          +
        </button>
      </div>
      <svg
        className={css.minimap}
        width={width * scale}
        height={height * scale}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        onPointerDown={(event) => {
          event.stopPropagation();
          const bounds = event.currentTarget.getBoundingClientRect();
          const { k } = camera.current;
          const area = frame.current;
          apply({
            x: (area?.clientWidth ?? 0) / 2 - ((event.clientX - bounds.left) / scale) * k,
            y: (area?.clientHeight ?? 0) / 2 - ((event.clientY - bounds.top) / scale) * k,
            k,
          });
        }}
      >
        <path className={css.miniFrame} d={outline(flow, true)} vectorEffect="non-scaling-stroke" />
        <path className={css.miniBox} d={outline(flow, false)} />
        <rect ref={view} className={css.miniView} vectorEffect="non-scaling-stroke" />
      </svg>
    </div>
  );
}

/** All frames, or all states, as one path: the minimap is drawn once and never asked. */
const outline = ({ layout }: Drawn, frames: boolean): string =>
  layout.boxes
    .filter(({ frame }) => frame === frames)
    .map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}z`)
    .join('');

/** Centred when all of it can be seen; else so that the point is in view, a third from the edge. */
function offset(room: number, length: number, point: number): number {
  if (length + 32 <= room) return (room - length) / 2;
  return Math.max(Math.min(room / 3 - point, 16), room - length - 16);
}

/** About a screen in every direction. */
const aroundOf = ({ x, y }: { x: number; y: number }): Rectangle => ({
  x: x - 1_800,
  y: y - 1_200,
  width: 3_600,
  height: 2_400,
});

/** Where the flow begins: the dot of its outermost frame. */
function beginOf({ chart, layout }: Drawn): { x: number; y: number } {
  const dot = layout.wires.find(
    ({ kind, target }) =>
      kind === 'initial' && chart.states.find(({ id }) => id === target)?.parent === chart.root,
  );
  return { x: dot?.points[0] ?? 0, y: dot?.points[1] ?? 0 };
}

function useDrag(
  camera: { readonly current: Camera },
  apply: (next: Camera) => void,
  drawingRef: { readonly current: SVGSVGElement | null },
) {
  const from = useRef<{ x: number; y: number; camera: Camera } | undefined>(undefined);
  return {
    onPointerDown: (event: React.PointerEvent) => {
      if (event.button !== 0 || (event.target as Element).closest('button') !== null) return;
      from.current = { x: event.clientX, y: event.clientY, camera: camera.current };
    },
    onPointerMove: (event: React.PointerEvent) => {
      const start = from.current;
      if (start === undefined) return;
      const dx = event.clientX - start.x;
      const dy = event.clientY - start.y;
      if (Math.abs(dx) + Math.abs(dy) < 4) return;
      // A click that moved is no click: the captured pointer never reaches what lies beneath.
      event.currentTarget.setPointerCapture(event.pointerId);
      if (drawingRef.current !== null) drawingRef.current.style.willChange = 'transform';
      apply({ ...start.camera, x: start.camera.x + dx, y: start.camera.y + dy });
    },
    onPointerUp: () => {
      from.current = undefined;
      // Sharp letters again.
      if (drawingRef.current !== null) drawingRef.current.style.willChange = '';
    },
    onPointerCancel: () => {
      from.current = undefined;
    },
  };
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function centerOf({ layout }: Drawn, id: string): { x: number; y: number } | undefined {
  const box = layout.boxes.find((one) => one.id === id);
  if (box !== undefined)
    return { x: box.x + box.width / 2, y: box.frame ? box.y + box.head : box.y + box.height / 2 };
  for (const { label } of layout.wires) {
    const row = label?.rows.find(({ transition }) => transition === id);
    if (label !== undefined && row !== undefined)
      return { x: label.x + label.width / 2, y: label.y + row.y + row.height / 2 };
  }
  return undefined;
}

/** The state nearest in a direction; from none, the first. */
function neighbour(
  flow: Drawn,
  from: string | undefined,
  [dx, dy]: readonly [number, number],
): string | undefined {
  const start = from === undefined ? undefined : centerOf(flow, from);
  if (start === undefined) return flow.layout.boxes[0]?.id;
  let best: { id: string; cost: number } | undefined;
  for (const { id } of flow.layout.boxes) {
    const center = centerOf(flow, id);
    if (id === from || center === undefined) continue;
    const along = (center.x - start.x) * dx + (center.y - start.y) * dy;
    const aside = Math.abs((center.x - start.x) * dy) + Math.abs((center.y - start.y) * dx);
    if (along < 6) continue;
    const cost = along + aside * 2.2;
    if (best === undefined || cost < best.cost) best = { id, cost };
  }
  return best?.id;
}
