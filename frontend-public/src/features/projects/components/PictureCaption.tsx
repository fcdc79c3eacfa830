interface Props {
  text: string | undefined;
  className: string | undefined;
}

/** The description of a picture below it. Hidden from screen readers: the picture's alt says it. */
export const PictureCaption = ({ text, className }: Props) =>
  text ? (
    <figcaption dir="auto" aria-hidden="true" className={className}>
      {text}
    </figcaption>
  ) : null;
