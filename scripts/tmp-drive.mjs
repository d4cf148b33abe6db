// drive: register, submit, then N requests of kind
import { Agent, request } from 'node:http'
const base='http://localhost:3204', agent=new Agent({keepAlive:true,maxSockets:8})
const ask=(method,path,headers={},body)=>new Promise((ok,no)=>{const r=request(base+path,{method,agent,headers:{...headers,...(body&&{'content-type':'application/json'})}},res=>{const c=[];res.on('data',d=>c.push(d));res.on('end',()=>ok({status:res.statusCode,headers:res.headers,body:Buffer.concat(c).toString()}))});r.on('error',no);r.end(body)})
import { FORM } from '/work/h/data/lib/disc/form/items.ts'
const responses=FORM.map(({question,items})=>({question_number:question,most_like:items[0].id,least_like:items[1].id}))
const reg=await ask('POST','/api/auth/register',{},JSON.stringify({email:`p${Date.now()}@x.example`,password:'correct horse 28',first_name:'A',last_name:'B'}))
const cookie={Cookie:reg.headers['set-cookie'].map(c=>c.split(';')[0]).join('; ')}
const sub=JSON.parse((await ask('POST','/api/assessment/guest/submit',cookie,JSON.stringify({responses}))).body)
await ask('POST','/api/payments/create-intent',cookie,JSON.stringify({result_id:sub.result_id,coupon_code:'FREE'}))
const kinds={
 submit:()=>ask('POST','/api/assessment/guest/submit',{},JSON.stringify({responses})),
 result:()=>ask('GET','/api/results/'+sub.result_id,cookie),
 questions:()=>ask('GET','/api/assessment/questions'),
 report:()=>ask('GET','/detailed-personality-report?result='+sub.result_id,cookie),
}
const [,, kind, n]=process.argv
await Promise.all(Array.from({length:8},async()=>{for(let i=0;i<n/8;i++){const r=await kinds[kind](); if(r.status>=300) throw new Error(r.status+r.body)}}))
process.exit(0)
