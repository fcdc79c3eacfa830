interface Props {
  text: string | undefined;
  className: string | undefined;
}

/**
 * A picture's visible description; hidden from screen readers, because the alt text is the same.
 */
export const PictureCaption = ({ text, className }: Props) =>
  text ? (
    <figcaption dir="auto" aria-hidden="true" className={className}>
      {text}
    </figcaption>
  ) : null;
