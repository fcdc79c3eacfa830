import '@manjara/ui/inner-page-icons';
import { type Image, YOUTUBE_PLAYER_ORIGIN } from '@manjara/contracts';
import { useLanguage, useText } from '@manjara/platform';
import { Icon, Picture, PLATE_CROPS, sizesOf } from '@manjara/ui';
import { useEffect, useRef, useState } from 'react';
import styles from './ProjectVideo.module.css';

interface Props {
  /** On YouTube. */
  id: string;
  /** Address of the video's page. */
  href: string;
  /** Of the project. */
  name: string;
  poster: Image;
}

/** A video of a project. Nothing is loaded from YouTube before it is played. */
export function ProjectVideo({ id, href, name, poster }: Props) {
  const t = useText();
  const { language } = useLanguage();
  const [played, setPlayed] = useState(false);
  const player = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (played) player.current?.focus();
  }, [played]);

  if (played) {
    return (
      <div className={styles.frame}>
        <iframe
          ref={player}
          className={styles.player}
          title={t('projectsp.video.title', { name })}
          src={`${YOUTUBE_PLAYER_ORIGIN}/embed/${id}?autoplay=1&playsinline=1&rel=0&hl=${language}`}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          // YouTube plays nothing for a page that it does not know.
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </div>
    );
  }
  return (
    <figure>
      <a
        href={href}
        target="_blank"
        rel="noopener"
        className={styles.frame}
        aria-label={t('projectsp.video.play', { name })}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          setPlayed(true);
        }}
      >
        <Picture
          image={poster}
          alt=""
          sizes={sizesOf(poster, PLATE_CROPS)}
          cover
          className={styles.poster}
        />
        <span className={styles.sign} aria-hidden="true">
          <Icon name="play" size={32} />
        </span>
      </a>
      <figcaption className={styles.caption}>{t('projectsp.video.note')}</figcaption>
    </figure>
  );
}
