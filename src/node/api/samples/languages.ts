import { CSHARP } from "./csharp/csharp";
import { CURL } from "./curl/curl";
import { GO } from "./go/go";
import { JAVA } from "./java/java";
import type { Language } from "./Language";
import { NODE } from "./node/node";
import { PHP } from "./php/php";
import { PYTHON } from "./python/python";

/** The languages of the samples, in the order of their tabs. */
export const LANGUAGES: readonly Language[] = [CURL, NODE, PYTHON, PHP, JAVA, GO, CSHARP];
