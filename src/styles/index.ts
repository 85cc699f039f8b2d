/** All global style sheets. `layers.css` comes first: it sets the order of the cascade's layers. */
import "./layers.css";
import "./reset.css";
import "./tokens.css";
import "./base.css";
import "./loadError.css";
import "./withoutScript.css";
import "./forcedColors.css";
import "./content/prose.css";
import "./content/code.css";
import "./content/tabs.css";
import "./content/notes.css";
import "./content/tables.css";
import "./content/reference.css";
import "./content/operation.css";
import "./content/blocks.css";
import "./content/diagrams.css";
import "./print.css";
