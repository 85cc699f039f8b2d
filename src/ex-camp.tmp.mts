import { loadApi } from "/work/main/src/node/api/index";
import { readContentTree } from "/work/main/src/node/content";
import { loadSite } from "/work/main/src/node/config/loadSite";
import { loadData } from "/work/main/src/node/content/data/loadData";
const tree = await readContentTree("/work/main/content", "/work/main");
const { site } = loadSite("content/site.yaml", tree.texts.get("site.yaml")!);
const sets = loadData(tree.texts, "content").sets;
const ec:any = sets.get("error-codes");
const docIds = tree.files.flatMap((f:string)=>/^docs\/(.+)\.mdx?$/.exec(f)?.[1] ?? []);
const r = loadApi({texts: tree.texts,label:"content",scope:site!.scope,docIds,errorCatalogue:new Set([...ec.oauth,...ec.api].map((x:any)=>x.code))});
for (const c of r.model.calls as any[]) if (/^campaign/.test(c.page)) { console.log("#####", c.id, c.caveats.length); console.log("REQ", c.request?.exampleIs, JSON.stringify(c.request?.example)); console.log("RES", c.response?.exampleIs, JSON.stringify(c.response?.example)); }
