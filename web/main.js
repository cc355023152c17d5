import { tokens } from './styles/tokens.js';
import './elements/app.js';

if (tokens.styleSheet) document.adoptedStyleSheets.push(tokens.styleSheet);
