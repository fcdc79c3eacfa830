import type { Focus, Image } from '@manjara/contracts';
import { useLanguage, useText } from '@manjara/platform';
import {
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
  useEffect,
  useRef,
  useState,
} from 'react';
import styles from './FocalPointArea.module.css';

/** Step of an arrow key in percent; the larger one with Shift. */
const STEP = 1;
const LARGE_STEP = 10;

/** Physical directions: a picture is not mirrored in right-to-left pages. */
const MOVES: Readonly<Record<string, Focus>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const percent = (value: number): number => Math.min(100, Math.max(0, Math.round(value)));

export interface FocalPointAreaProps {
  name: string;
  src: string;
  image: Pick<Image, 'width' | 'height'>;
  focus: Focus;
  onMove: (focus: Focus) => void;
  /** Called when Enter is pressed. */
  onDone: () => void;
}

/** Shows a picture with its focal point, moved by a tap, by dragging, or with arrow keys. */
export function FocalPointArea({ name, src, image, focus, onMove, onDone }: FocalPointAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const [ratio, setRatio] = useState((image.width ?? 3) / (image.height ?? 2));

  // Focus the slider, so that the arrow keys work at once.
  useEffect(() => void slider.current?.focus({ preventScroll: true }), []);

  function moveTo({ clientX, clientY }: PointerEvent) {
    const box = area.current!.getBoundingClientRect();
    onMove({
      x: percent(((clientX - box.left) / box.width) * 100),
      y: percent(((clientY - box.top) / box.height) * 100),
    });
  }

  function handleKey(event: KeyboardEvent) {
    // Enter would submit the form around the dialog.
    if (event.key === 'Enter') {
      event.preventDefault();
      onDone();
    }
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    onMove({ x: percent(focus.x + move.x * step), y: percent(focus.y + move.y * step) });
  }

  return (
    <div className={styles.stage}>
      <div
        ref={area}
        dir="ltr"
        className={styles.area}
        style={{ aspectRatio: ratio, inlineSize: `min(100%, ${ratio} * 45svb)` }}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          // The default would move the focus to the dialog.
          event.preventDefault();
          slider.current?.focus({ preventScroll: true });
          event.currentTarget.setPointerCapture(event.pointerId);
          moveTo(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event);
        }}
      >
        <img
          src={src}
          alt={name}
          className={styles.picture}
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            if (naturalHeight > 0) setRatio(naturalWidth / naturalHeight);
          }}
        />
        <span
          className={styles.point}
          style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
          onKeyDown={handleKey}
        >
          <Slider axis="x" focus={focus} onMove={onMove} ref={slider} />
          <Slider axis="y" focus={focus} onMove={onMove} />
        </span>
      </div>
    </div>
  );
}

interface SliderProps extends Pick<FocalPointAreaProps, 'focus' | 'onMove'> {
  axis: keyof Focus;
  ref?: Ref<HTMLInputElement>;
}

/** A slider for one axis of the point, for screen readers and the keyboard. */
function Slider({ axis, focus, onMove, ref }: SliderProps) {
  const t = useText();
  const { locale } = useLanguage();
  const value = focus[axis];
  return (
    <input
      ref={ref}
      type="range"
      min={0}
      max={100}
      value={value}
      className={styles.slider}
      aria-label={t(`dashboard.focalPoint.${axis === 'x' ? 'fromLeft' : 'fromTop'}`)}
      aria-orientation={axis === 'x' ? 'horizontal' : 'vertical'}
      aria-valuetext={t('dashboard.focalPoint.percent', { number: value.toLocaleString(locale) })}
      onChange={(event) => onMove({ ...focus, [axis]: event.target.valueAsNumber })}
    />
  );
}
