import { Pencil } from 'lucide';
import { registerIcons } from './icons';

/** The only dashboard icon that public pages show. */
registerIcons({ edit: Pencil });
