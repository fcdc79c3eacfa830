import { SetMetadata } from '@nestjs/common';

export const IS_PUBLIC = 'manjara:public';

/** Opens a route, or every route of a controller, to anybody. Without it a route needs a sign-in. */
export const Public = () => SetMetadata(IS_PUBLIC, true);
